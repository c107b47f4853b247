import { Anchor } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { queries } from '../../api/queries.js';
import { paths } from '../../paths.js';
import { EmptyState } from '../../ui/states.js';

/** Shown instead of the pick to an admin who takes no part. */
export function Watching() {
  const { data: league } = useQuery(queries.league());
  const { data: ranking } = useQuery(queries.myRanking());
  const mayRank = ranking?.locked === false && league !== undefined && league.draftStatus !== 'COMPLETED';
  return (
    <EmptyState
      words="You run this league and don’t take part."
      next={
        <>
          Players pick one of their castaways here, week by week.
          {mayRank && (
            <>
              {' '}
              To play as well,{' '}
              <Anchor component={Link} to={paths.preseasonRank}>
                rank the castaways
              </Anchor>
              .
            </>
          )}
        </>
      }
    />
  );
}
