import type { User } from '@torchbearer/contract/client';
import { Button } from '@mantine/core';
import { useCallback, useDeferredValue, useMemo, useRef, useState } from 'react';
import { lazyDialog } from '../../../ui/lazy-dialog.js';
import { EmptyState } from '../../../ui/states.js';
import { OutcomeNote } from '../parts/outcome-note.js';
import { useOutcome } from '../parts/use-outcome.js';
import { useSearchText } from '../parts/use-search-text.js';
import { BulkBar } from './bulk-bar.js';
import { Pager } from './pager.js';
import { useUserActions } from './use-user-actions.js';
import { useView } from './use-view.js';
import { UserQuestion } from './user-question.js';
import { pageFrom, PAGE_SIZE, viewed } from './user-rows.js';
import { UserTable } from './user-table.js';
import { UserTools } from './user-tools.js';
import classes from './users.module.css';

const EditPanel = lazyDialog(async () => (await import('./edit-panel.js')).EditPanel);
const TemporaryPassword = lazyDialog(async () => (await import('./temporary-password.js')).TemporaryPassword);

/** The table of all users, with the actions on one or several of them. */
export function Users({ users }: { readonly users: readonly User[] }) {
  const address = useView();
  const [typed, setTyped] = useSearchText();
  const search = useDeferredValue(typed);
  const { role, sort, isDescending } = address.view;
  const shown = useMemo(
    () => viewed(users, { search, role, sort, isDescending }),
    [users, search, role, sort, isDescending],
  );
  const page = pageFrom(address.page, shown.length);

  const section = useRef<HTMLElement>(null);
  const outcome = useOutcome();
  const actions = useUserActions(outcome, () => section.current?.focus({ preventScroll: true }));
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const choose = useCallback(
    (id: string): void =>
      setChosen((now) => {
        const next = new Set(now);
        if (!next.delete(id)) next.add(id);
        return next;
      }),
    [],
  );
  const edited = users.find(({ id, isAdmin }) => id === address.edited && !isAdmin);
  const goTo = (to: number): void => {
    address.goTo(to);
    section.current?.scrollIntoView();
  };
  const showAll = (): void => {
    setTyped('');
    address.setRole('all');
  };
  return (
    <section ref={section} tabIndex={-1} className={classes.users} aria-label="Users">
      <UserTools
        typed={typed}
        onType={setTyped}
        address={address}
        shown={shown}
        chosen={chosen}
        onChoose={setChosen}
      />
      {shown.length === 0 ? (
        <EmptyState
          words="No one matches."
          next="The search looks at names, usernames, emails, locations and favorites."
          action={
            <Button variant="default" onClick={showAll}>
              Show everybody
            </Button>
          }
        />
      ) : (
        <UserTable
          users={shown.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE)}
          sort={sort}
          isDescending={isDescending}
          onSort={address.sortBy}
          chosen={chosen}
          onChoose={choose}
          onEdit={address.edit}
          onAsk={actions.ask}
        />
      )}
      <Pager page={page} count={shown.length} onGoTo={goTo} />
      <BulkBar users={users.filter(({ id }) => chosen.has(id))} onClear={() => setChosen(new Set())} />
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
