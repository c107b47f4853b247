import { Skeleton } from '@mantine/core';
import { adminQueries } from '../../../api/admin-queries.js';
import { Panel } from '../../../ui/page.js';
import { ListEnd } from '../../../ui/list-end.js';
import { ListState } from '../../../ui/list-state.js';
import { usePages } from '../../../ui/use-pages.js';
import { BIOS_ID } from './further-down.js';
import classes from './player-bios.module.css';

const UNABLE = 'Unable to load player bios.';

/** What players have written about themselves. */
export function PlayerBios() {
  const { found, rows: users, total } = usePages(adminQueries.bios());
  return (
    <Panel title="Player Bios" id={BIOS_ID}>
      <ListState
        found={found}
        isEmpty={users.length === 0}
        loading={<Skeleton height={160} radius="md" aria-busy="true" />}
        unable={UNABLE}
        empty={
          <p className={classes.none}>
            No bios yet. What players write about themselves in their profiles appears here.
          </p>
        }
      >
        <ul className={classes.bios}>
          {users.map(({ id, name, displayName, about }) => (
            <li key={id} className={classes.bio}>
              <h3 className={classes.name}>
                {name}
                {displayName !== null && <span className={classes.nick}>{displayName}</span>}
              </h3>
              <p className={classes.about}>{about}</p>
            </li>
          ))}
        </ul>
        <ListEnd
          found={found}
          loaded={users.length}
          more={`more (${(total - users.length).toLocaleString('en-US')})`}
          unable={UNABLE}
          byHand
        />
      </ListState>
    </Panel>
  );
}
