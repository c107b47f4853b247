import type { Invite } from '@torchbearer/contract/client';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { inShowTime } from '../../../time/format.js';
import { useServerNow } from '../../../time/use-now.js';
import { CopyButton } from '../../../ui/copy-button.js';
import { inviteState } from './invite-terms.js';
import classes from './invites-panel.module.css';

interface InviteListProps {
  /** Newest first. */
  readonly invites: readonly Invite[];
  readonly onTakeBack: (invite: Invite) => void;
}

export function InviteList({ invites, onTakeBack }: InviteListProps) {
  const now = useServerNow(60_000);
  const [isRefused, setRefused] = useState(false);
  if (invites.length === 0) {
    return <p className={classes.hint}>No invite codes yet. Create one and pass it on.</p>;
  }
  return (
    <>
      <ul className={classes.list}>
        {invites.map((invite) => {
          const { id, code, note, uses, maxUses, expiresAt } = invite;
          const state = inviteState(invite, new Date(now));
          return (
            <li key={id} className={classes.invite} data-closed={state !== 'open' || undefined}>
              <div className={classes.what}>
                <p className={classes.code}>
                  {code}
                  {state !== 'open' && <span className={classes.state}>{state}</span>}
                </p>
                <p className={classes.terms}>
                  {note !== null && `${note} · `}
                  {uses} of {maxUses} used ·{' '}
                  {expiresAt === null ? 'for good' : `until ${inShowTime(expiresAt)}`}
                </p>
              </div>
              {state === 'open' && (
                <CopyButton text={code} label={`Copy ${code}`} onRefused={() => setRefused(true)} />
              )}
              <Button variant="default" aria-label={`Take back ${code}`} onClick={() => onTakeBack(invite)}>
                Take back
              </Button>
            </li>
          );
        })}
      </ul>
      <p className={classes.hint} role="status">
        {isRefused && 'This browser does not let the page copy: select the code and copy it by hand.'}
      </p>
    </>
  );
}
