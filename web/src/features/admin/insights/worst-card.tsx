import { Anchor } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { adminQueries } from '../../../api/admin-queries.js';
import { paths } from '../../../paths.js';
import { Tribe } from '../../../ui/tribe.js';
import { Figures, ofCard } from './figures.js';
import { NothingYet } from './nothing-yet.js';
import { worstCastaways } from './worst-castaways.js';
import classes from './worst-card.module.css';

export function WorstCard() {
  const result = useQuery({ ...adminQueries.castawaysStatus(), ...ofCard, select: worstCastaways });
  return (
    <Figures result={result} failure="Failed to load the castaways.">
      {(castaways) =>
        castaways.length === 0 ? (
          <NothingYet
            words="No castaways in the game."
            next="The five with the fewest points appear here once castaways have been added."
          />
        ) : (
          <ol className={classes.list}>
            {castaways.map(({ id, name, tribe, totalPoints, draftCount }) => (
              <li key={id}>
                <div className={classes.who}>
                  <Anchor component={Link} to={paths.castaway(id)} className={classes.name ?? ''}>
                    {name}
                  </Anchor>
                  <Tribe name={tribe} />
                </div>
                <div className={classes.figures}>
                  <strong>{totalPoints === 1 ? '1 point' : `${totalPoints} points`}</strong>
                  <span>Drafted by {draftCount} player(s)</span>
                </div>
              </li>
            ))}
          </ol>
        )
      }
    </Figures>
  );
}
