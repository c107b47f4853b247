import { Anchor } from '@mantine/core';
import { Link, useLocation } from 'react-router-dom';
import classes from './users.module.css';

export const BIOS_ID = 'bios';
export const INVITES_ID = 'invites';

/** Links over a long list to what follows it. */
export function FurtherDown() {
  const { search } = useLocation();
  return (
    <nav className={classes.further} aria-label="Further down">
      <Anchor component={Link} to={{ search, hash: BIOS_ID }} preventScrollReset>
        Player Bios
      </Anchor>
      <Anchor component={Link} to={{ search, hash: INVITES_ID }} preventScrollReset>
        Invites
      </Anchor>
    </nav>
  );
}
