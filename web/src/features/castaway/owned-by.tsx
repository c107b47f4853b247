import { Button, Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { queries } from '../../api/queries.js';
import { Panel } from '../../ui/page.js';
import { Email } from '../../ui/email.js';
import classes from './owned-by.module.css';
import { shownOwners } from './owners.js';

interface OwnedByProps {
  readonly castawayId: string;
  readonly name: string;
}

/**
 * The castaway's owners. The server masks e-mails for visitors, and leaves them out if the season hides them.
 */
export function OwnedBy({ castawayId, name }: OwnedByProps) {
  return (
    <Panel title="Owned By" className={classes.panel}>
      <Owners castawayId={castawayId} name={name} />
    </Panel>
  );
}

function Owners({ castawayId, name }: OwnedByProps) {
  const { data, isPending, isFetching, refetch } = useQuery(queries.castawayOwner(castawayId));
  const [isUnfolded, setUnfolded] = useState(false);
  if (isPending) return <Skeleton height={48} role="status" aria-busy="true" aria-label="Loading owners" />;
  // The rest of the page works without the owners.
  if (data === undefined) {
    return (
      <div className={classes.failed} role="alert">
        <p>Who owns {name} can’t be shown right now.</p>
        <Button variant="default" onClick={() => void refetch()} loading={isFetching}>
          Try again
        </Button>
      </div>
    );
  }
  if (data === null) {
    return (
      <p className={classes.none}>
        Nobody yet.{' '}
        <span>The draft gives castaways to their players; the owner of {name} will appear here.</span>
      </p>
    );
  }
  const { owners, more, canUnfold } = shownOwners(data.owners, isUnfolded);
  return (
    <>
      <ul className={classes.owners}>
        {owners.map((owner, place) => (
          <li key={`${place} ${owner.name}`}>
            <strong>{owner.name}</strong>
            {owner.email !== null && (
              <span>
                <Email>{owner.email}</Email>
              </span>
            )}
          </li>
        ))}
      </ul>
      {canUnfold && (
        <Button variant="default" fullWidth mt="sm" onClick={() => setUnfolded(true)}>
          Show {more.toLocaleString('en-US')} more
        </Button>
      )}
      {!canUnfold && more > 0 && <p className={classes.more}>and {more.toLocaleString('en-US')} more</p>}
    </>
  );
}
