import type { Castaway } from '@torchbearer/contract/client';
import { memo } from 'react';
import { Portrait } from '../../ui/portrait.js';
import { Tribe } from '../../ui/tribe.js';
import classes from './castaway-card.module.css';

/** The castaway: photo, name, tribe and one line. Not rendered again while cards move. */
export const CastawayFace = memo(function CastawayFace({ castaway }: { readonly castaway: Castaway }) {
  const { occupation, hometown } = castaway;
  return (
    <>
      <Portrait castaway={castaway} size={72} className={classes.photo} />
      <span className={classes.words}>
        <span className={classes.name}>{castaway.name}</span>
        <span className={classes.tribe}>
          <Tribe name={castaway.tribe} />
        </span>
        <span className={classes.line}>
          {occupation}
          {occupation && hometown && <span className={classes.dot}> · </span>}
          {hometown && <span className={classes.home}>{hometown}</span>}
        </span>
      </span>
    </>
  );
});
