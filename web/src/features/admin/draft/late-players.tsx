import type { UserCard } from '@torchbearer/contract/client';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { ConfirmDialog } from '../../../ui/confirm-dialog.js';
import { Panel } from '../../../ui/page.js';
import { OutcomeNote } from '../parts/outcome-note.js';
import { Email } from '../../../ui/email.js';
import { Pager, usePage } from './pager.js';
import { useDraftRoster } from './use-draft-roster.js';
import classes from './late-players.module.css';
import parts from './panel.module.css';

interface LatePlayersProps {
  readonly players: readonly UserCard[];
  /** Once rankings are unlocked, the next run gives them castaways anyway. */
  readonly isLocked: boolean;
}

/** Players who missed the draft, and how to give them castaways; disappears with the last of them. */
export function LatePlayers({ players, isLocked }: LatePlayersProps) {
  const [confirming, setConfirming] = useState<UserCard | null>(null);
  const { draft, isPending, outcome } = useDraftRoster();
  const page = usePage('late', players);
  if (players.length === 0 && outcome === null) return null;
  return (
    <Panel title="Players without a roster">
      <div className={parts.parts}>
        <p className={parts.hint}>
          They take part but have no castaways, for instance because they signed up after the draft. A roster
          continues the draft’s pool: what is left of it, by their own ranking where they have one.
          {!isLocked && ' The next run of the draft includes them, too.'}
        </p>
        <ul className={classes.list}>
          {page.rows.map((player) => (
            <li key={player.id} className={classes.player}>
              <span>
                <strong>{player.name}</strong>{' '}
                <span className={parts.dim}>
                  <Email>{player.email}</Email>
                </span>
              </span>
              <Button
                variant="outline"
                aria-label={`Draft a roster for ${player.name}`}
                onClick={() => setConfirming(player)}
              >
                Draft a roster
              </Button>
            </li>
          ))}
        </ul>
        <Pager of={page} label="Players without a roster" />
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
