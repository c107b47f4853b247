import { useQuery } from '@tanstack/react-query';
import { useCallback, useRef } from 'react';
import { adminQueries } from '../../../api/admin-queries.js';
import { lazyDialog } from '../../../ui/lazy-dialog.js';
import { ListCount } from '../parts/list-count.js';
import { OutcomeNote } from '../parts/outcome-note.js';
import { useOutcome } from '../parts/use-outcome.js';
import { usePages } from '../../../ui/use-pages.js';
import { useSearchText } from '../parts/use-search-text.js';
import { BulkBar } from './bulk-bar.js';
import { FurtherDown } from './further-down.js';
import { useChosen } from './use-chosen.js';
import { useEditedUser } from './use-edited-user.js';
import { useUserActions } from './use-user-actions.js';
import { useView } from './use-view.js';
import { UNABLE, UserList } from './user-list.js';
import { UserQuestion } from './user-question.js';
import { isFiltered, queryOf } from './user-rows.js';
import { UserTools } from './user-tools.js';
import classes from './users.module.css';

const EditPanel = lazyDialog(async () => (await import('./edit-panel.js')).EditPanel);
const TemporaryPassword = lazyDialog(async () => (await import('./temporary-password.js')).TemporaryPassword);

/** The table of all users, with the actions on one or several of them. */
export function Users() {
  const address = useView();
  const [typed, setTyped] = useSearchText();
  const { view } = address;
  const { found, rows: users, total } = usePages(adminQueries.users(queryOf(view)));
  const all = useQuery({ ...adminQueries.userCount(), enabled: isFiltered(view) }).data;

  const section = useRef<HTMLElement>(null);
  const outcome = useOutcome();
  const isComplete = !found.hasNextPage && !found.isPlaceholderData;
  const chosen = useChosen({ view, users, isComplete }, (error) => outcome.fail(error, UNABLE));
  const { remove } = chosen;
  const actions = useUserActions(
    outcome,
    useCallback(
      (id: string) => {
        remove([id]);
        section.current?.focus({ preventScroll: true });
      },
      [remove],
    ),
  );
  const edited = useEditedUser(address.edited, users, found.isPending);
  return (
    <section ref={section} tabIndex={-1} className={classes.users} aria-label="Users">
      <UserTools typed={typed} onType={setTyped} address={address} total={total} chosen={chosen} />
      <div className={classes.counted}>
        <ListCount
          total={found.data && total}
          all={isFiltered(view) ? all : undefined}
          nouns={['user', 'users']}
        />
        {found.hasNextPage && <FurtherDown />}
      </div>
      <UserList
        found={found}
        users={users}
        total={total}
        address={address}
        chosen={chosen}
        onAsk={actions.ask}
        onShowAll={() => {
          setTyped('');
          address.setRole('all');
        }}
      />
      <BulkBar chosen={chosen} total={total} />
      <div className={classes.outcome}>
        <OutcomeNote outcome={outcome.outcome} />
      </div>
      <EditPanel
        opened={edited !== undefined}
        user={edited}
        onClose={() => address.edit(null)}
        onSaved={() => outcome.succeed('User updated successfully!')}
      />
      <UserQuestion actions={actions} />
      <TemporaryPassword
        opened={actions.given !== null}
        given={actions.given}
        onClose={actions.forgetPassword}
      />
    </section>
  );
}
