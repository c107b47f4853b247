import type { Ranking } from '@torchbearer/contract/client';
import { useQuery } from '@tanstack/react-query';
import { IconLock } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { queries } from '../../api/queries.js';
import { Note } from '../../ui/note.js';
import { Page } from '../../ui/page.js';
import { DraftExplanation } from '../draft/draft-explanation.js';
import castawayClasses from './castaway-card.module.css';
import { CastawayFace } from './castaway-face.js';
import { keep, readKept } from './kept-order.js';
import classes from './locked-rankings.module.css';
import boardClasses from './ranking-board.module.css';

interface LockedRankingsProps {
  readonly userId: string;
  readonly ranking: Ranking;
}

/** The ranking as it went into the draft. */
export function LockedRankings({ userId, ranking }: LockedRankingsProps) {
  const [tooLate] = useState(() => readKept(sessionStorage, userId) !== null);
  useEffect(() => keep(sessionStorage, userId, null), [userId]);
  // Whoever was at work further down is to see why the page changed under them.
  useEffect(() => {
    if (tooLate) window.scrollTo({ top: 0 });
  }, [tooLate]);
  return (
    <>
      {tooLate && (
        <div className={classes.after}>
          <Note kind="failure">
            Rankings were locked before your last changes were saved. What you had saved until then counts.
          </Note>
        </div>
      )}
      <div className={classes.dimmed}>
        <Page title="Preseason Rankings - Locked">
          <section aria-labelledby="locked">
            <h2 id="locked" className={classes.heading}>
              <IconLock size={26} stroke={1.7} aria-hidden />
              Rankings are now locked.
            </h2>
            <p className={classes.why}>
              <Why submitted={ranking.submitted} />
            </p>
          </section>
          {ranking.submitted && (
            <ol className={boardClasses.board} aria-label="Your ranking">
              {ranking.order.map(({ castaway }, index) => (
                <li key={castaway.id} className={`${castawayClasses.card} ${classes.card}`}>
                  <span className={castawayClasses.position}>{index + 1}</span>
                  <CastawayFace castaway={castaway} />
                </li>
              ))}
            </ol>
          )}
        </Page>
      </div>
      <div className={classes.after}>
        <DraftExplanation />
      </div>
    </>
  );
}

function Why({ submitted }: { readonly submitted: boolean }) {
  const { data: league } = useQuery(queries.league());
  const drafted = league === undefined || league.draftStatus === 'COMPLETED';
  const own = submitted ? '' : ' You had not saved a ranking, so yours is drawn by lot.';
  if (!drafted)
    return `The deadline has passed, the draft is next, and editing is no longer available.${own}`;
  return `The draft is completed, castaways were assigned from the rankings, and editing is no longer available.${own}`;
}
