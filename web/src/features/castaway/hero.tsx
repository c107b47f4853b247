import type { Castaway } from '@torchbearer/contract/client';
import { useConfig } from '../../api/use-config.js';
import { hometownWords } from '../../ui/hometown.js';
import { Portrait } from '../../ui/portrait.js';
import { TorchMark } from '../../ui/torch-mark.js';
import { Tribe } from '../../ui/tribe.js';
import classes from './hero.module.css';

/** The castaway's profile, in the light of the tribe's colour. */
export function Hero({ castaway }: { readonly castaway: Castaway }) {
  const { name, tribe, age, occupation, hometown, eliminated } = castaway;
  const color = useConfig().tribes.find((one) => one.name === tribe)?.color;
  return (
    <header
      className={classes.hero}
      style={color === undefined ? undefined : { ['--tribe' as string]: color }}
      data-out={eliminated || undefined}
    >
      <Portrait castaway={castaway} size={200} className={classes.portrait} />
      <div className={classes.words}>
        <p className={classes.tribe}>
          <Tribe name={tribe} />
          {eliminated && <span className={classes.gone}>Eliminated</span>}
        </p>
        <h1 className={classes.name}>{name}</h1>
        <dl className={classes.facts}>
          {age !== null && <Fact label="Age" value={String(age)} />}
          {occupation && <Fact label="Occupation" value={occupation} />}
          {hometown && <Fact label="Hometown" value={hometownWords(hometown)} />}
        </dl>
      </div>
      <span className={classes.torch}>
        <TorchMark size={96} lit={!eliminated} />
      </span>
    </header>
  );
}

function Fact({ label, value }: { readonly label: string; readonly value: string }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  );
}
