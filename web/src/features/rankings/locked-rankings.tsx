import type { Ranking } from '@torchbearer/contract/client';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { IconLock } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { queries } from '../../api/queries.js';
import { useUser } from '../../api/use-user.js';
import { tabStorage } from '../../storage.js';
import { Note } from '../../ui/note.js';
import { Page } from '../../ui/page.js';
import { DraftExplanation } from '../draft/draft-explanation.js';
import castawayClasses from './castaway-card.module.css';
import { CastawayFace } from './castaway-face.js';
import { storeUnsaved, storeUnsavedText, readUnsaved, readUnsavedText } from './unsaved-order.js';
import classes from './locked-rankings.module.css';
import { lockedSentence } from './locked-sentence.js';
import boardClasses from './ranking-board.module.css';

interface LockedRankingsProps {
  readonly userId: string;
  readonly ranking: Ranking;
}

/** The ranking that went into the draft. */
export function LockedRankings({ userId, ranking }: LockedRankingsProps) {
  const [lost] = useState(() => whatIsLost(userId));
  const tooLate = lost !== null;
  useEffect(() => {
    storeUnsaved(tabStorage, userId, null);
    storeUnsavedText(tabStorage, userId, null);
  }, [userId]);
  // A user further down the page must see why it changed.
  useEffect(() => {
    if (tooLate) window.scrollTo({ top: 0 });
  }, [tooLate]);
  return (
    <>
      {tooLate && (
        <div className={classes.after}>
          <Note kind="failure">
            Rankings were locked before {lost} were saved. What you had saved until then counts.
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

/** Unsaved work in this tab when rankings were locked. */
function whatIsLost(userId: string): string | null {
  if (readUnsavedText(tabStorage, userId) !== null) return 'the names that you typed';
  return readUnsaved(tabStorage, userId) === null ? null : 'your last changes';
}

/** How soon the draft is polled; a running draft is over soon. */
const POLL_MS = { PENDING: 15_000, IN_PROGRESS: 2_000, COMPLETED: false } as const;

/** The cached draft may be older than the lock, so it is refetched. */
function Why({ submitted }: { readonly submitted: boolean }) {
  const client = useQueryClient();
  const { isAdmin } = useUser();
  // Not `isFetchedAfterMount`: when the screen before ends its request, react-query takes back the count behind it.
  const [openedAt] = useState(() => Date.now());
  const {
    data: league,
    dataUpdatedAt,
    isError,
  } = useQuery({
    ...queries.league(),
    refetchOnMount: 'always',
    refetchInterval: ({ state }) => POLL_MS[state.data?.draftStatus ?? 'PENDING'],
  });
  const status = dataUpdatedAt >= openedAt && !isError ? league?.draftStatus : undefined;
  useEffect(() => {
    if (status === 'COMPLETED') void client.invalidateQueries({ queryKey: queries.myDraft().queryKey });
  }, [status, client]);
  const { data: draft } = useQuery(queries.myDraft());
  return lockedSentence({
    ...{ status, submitted, isAdmin },
    hasRoster: draft === undefined ? null : draft !== null,
  });
}
