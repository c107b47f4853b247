import type { Castaway } from '@torchbearer/contract/client';
import { Link } from 'react-router-dom';
import { paths } from '../../paths.js';
import { hometownWords } from '../../ui/hometown.js';
import { Portrait } from '../../ui/portrait.js';
import { TorchMark } from '../../ui/torch-mark.js';
import classes from './castaway-link.module.css';

/** A castaway's card, which is one link. */
export function CastawayLink({ castaway }: { readonly castaway: Castaway }) {
  const { id, name, age, occupation, hometown, eliminated } = castaway;
  return (
    <Link className={classes.card} to={paths.castaway(id)} data-out={eliminated || undefined}>
      <Portrait castaway={castaway} size={112} className={classes.portrait} lazy />
      <div className={classes.words}>
        <h3 className={classes.name}>{name}</h3>
        {eliminated && <span className={classes.gone}>Eliminated</span>}
        {(age !== null || occupation) && (
          <span className={classes.line}>
            {age !== null && <span className={classes.age}>{age}</span>}
            {age !== null && occupation && ', '}
            {occupation}
          </span>
        )}
        {hometown && <span className={classes.line}>{hometownWords(hometown)}</span>}
      </div>
      <span className={classes.torch}>
        <TorchMark size={40} lit={!eliminated} />
      </span>
    </Link>
  );
}
