import type { User } from '@torchbearer/contract/client';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { Panel } from '../../../ui/page.js';
import classes from './player-bios.module.css';

/** How many show at once; thousands of bios would make the page heavy. */
const STEP = 12;

/** What players have written about themselves. */
export function PlayerBios({ users }: { readonly users: readonly User[] }) {
  const [most, setMost] = useState(STEP);
  const withBio = users.filter(({ about }) => about !== null && about !== '');
  return (
    <Panel title="Player Bios">
      {withBio.length === 0 && (
        <p className={classes.none}>
          No bios yet. What players write about themselves in their profiles appears here.
        </p>
      )}
      <ul className={classes.bios}>
        {withBio.slice(0, most).map(({ id, name, displayName, about }) => (
          <li key={id} className={classes.bio}>
            <h3 className={classes.name}>
              {name}
              {displayName !== null && <span className={classes.nick}>{displayName}</span>}
            </h3>
            <p className={classes.about}>{about}</p>
          </li>
        ))}
      </ul>
      {withBio.length > most && (
        <Button variant="default" mt="md" onClick={() => setMost(most + STEP * 4)}>
          Show more ({withBio.length - most})
        </Button>
      )}
    </Panel>
  );
}
