import type { UserCard } from '@torchbearer/contract/client';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { adminQueries } from '../../../api/admin-queries.js';
import { ConfirmDialog } from '../../../ui/confirm-dialog.js';
import { Panel } from '../../../ui/page.js';
import { OutcomeNote } from '../parts/outcome-note.js';
import { Email } from '../../../ui/email.js';
import { refreshingFirst } from './draft-queries.js';
import { PlayerList } from './player-list.js';
import { useDraftRoster } from './use-draft-roster.js';
import { usePlayerList } from './use-player-list.js';
import classes from './late-players.module.css';
import parts from './panel.module.css';

interface LatePlayersProps {
  /** Once rankings are unlocked, the next run gives them castaways anyway. */
  readonly isLocked: boolean;
}

/** Players who missed the draft, and how to give them castaways; disappears with the last of them. */
export function LatePlayers({ isLocked }: LatePlayersProps) {
  const [confirming, setConfirming] = useState<UserCard | null>(null);
  const { draft, isPending, outcome } = useDraftRoster();
  const list = usePlayerList('late', (view) => ({
    ...adminQueries.rankingPages({ ...view, drafted: false }),
    ...refreshingFirst,
  }));
  if (list.rows.length === 0 && list.typed === '' && outcome === null) return null;
  return (
    <Panel title="Players without a roster">
      <div className={parts.parts}>
        <p className={parts.hint}>
          They take part but have no castaways, for instance because they signed up after the draft. A roster
          continues the draft’s pool: what is left of it, by their own ranking where they have one.
          {!isLocked && ' If the draft runs again, they draft after the others.'}
        </p>
        <PlayerList
          list={list}
          nouns={['player', 'players']}
          search="Search players without a roster"
          height={120}
        >
          <ul className={classes.list}>
            {list.rows.map(({ user }) => (
              <li key={user.id} className={classes.player}>
                <span>
                  <strong>{user.name}</strong>{' '}
                  <span className={parts.dim}>
                    <Email>{user.email}</Email>
                  </span>
                </span>
                <Button
                  variant="outline"
                  aria-label={`Draft a roster for ${user.name}`}
                  onClick={() => setConfirming(user)}
                >
                  Draft a roster
                </Button>
              </li>
            ))}
          </ul>
        </PlayerList>
        <OutcomeNote outcome={outcome} />
      </div>
      <ConfirmDialog
        opened={confirming !== null}
        title={`Draft a roster for ${confirming?.name ?? 'this player'}?`}
        action="Draft a roster"
        busy={isPending}
        onConfirm={() => confirming && draft(confirming, () => setConfirming(null))}
        onCancel={() => setConfirming(null)}
      >
        They get castaways at once and can pick from then on. Nobody else’s roster changes. It can’t be taken
        back except by running the whole draft again, and it is kept in the audit log.
      </ConfirmDialog>
    </Panel>
  );
}
