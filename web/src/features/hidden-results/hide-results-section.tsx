import type { User } from '@torchbearer/contract/client';
import { NativeSelect, Switch } from '@mantine/core';
import { useState } from 'react';
import { errorSentence } from '../../api/error-sentence.js';
import { useConfig } from '../../api/use-config.js';
import { useServerNow } from '../../time/use-now.js';
import { ConfirmDialog } from '../../ui/confirm-dialog.js';
import { Note } from '../../ui/note.js';
import { Panel } from '../../ui/page.js';
import form from '../profile/form.module.css';
import { newestWeek } from './next-week.js';
import { useHideResults } from './use-hide-results.js';

/** Whether the player sees results before they have watched the week. */
export function HideResultsSection({ user }: { readonly user: User }) {
  return (
    <Panel title="Hide results" id="results">
      {user.isAdmin ? <p className={form.hint}>Admins always see all results.</p> : <Settings user={user} />}
    </Panel>
  );
}

function Settings({ user }: { readonly user: User }) {
  const config = useConfig();
  const newest = newestWeek(config, useServerNow());
  const saving = useHideResults();
  const [asking, setAsking] = useState(false);
  /** Null until another week than the stored one is chosen; while results are hidden, a choice is saved at once. */
  const [chosen, setChosen] = useState<number | null>(null);
  const watched = chosen ?? user.watchedWeek ?? newest;
  const weeks = Array.from({ length: Math.max(newest, watched) + 1 }, (_, week) => week).reverse();
  const save = (hidesResults: boolean, watchedWeek = watched): void =>
    saving.mutate(
      { hidesResults, watchedWeek },
      {
        onSettled: () => {
          setChosen(null);
          setAsking(false);
        },
      },
    );
  const choose = (week: number): void => {
    setChosen(week);
    if (user.hidesResults) save(true, week);
  };
  return (
    <div className={form.form}>
      <p className={form.hint}>
        You decide when you see what happened. Points, ranks and who left stay hidden everywhere, also in text
        messages, until you say that you have watched the week. Your picks and deadlines are always shown.
        What admins write in announcements and messages is shown, too.
      </p>
      <NativeSelect
        label="The last week that I've watched"
        value={String(watched)}
        onChange={(event) => choose(Number(event.currentTarget.value))}
        data={weeks.map((week) => ({
          value: String(week),
          label: week === 0 ? 'None yet' : `Week ${String(week)}`,
        }))}
      />
      <Switch
        label="Hide results until I've watched"
        checked={user.hidesResults}
        onChange={(event) => {
          if (saving.isPending) return;
          if (event.currentTarget.checked) save(true);
          else setAsking(true);
        }}
      />
      {saving.error && (
        <Note kind="failure">{errorSentence(saving.error, 'Nothing was changed. Please try again.')}</Note>
      )}
      {saving.isSuccess && (
        <Note kind="success">
          {user.hidesResults
            ? `Saved. Results after ${user.watchedWeek === 0 ? 'the start' : `week ${String(user.watchedWeek)}`} are hidden.`
            : 'Saved. You see all results.'}
        </Note>
      )}
      <ConfirmDialog
        opened={asking}
        title="Show all results?"
        action="Show all"
        busy={saving.isPending}
        onConfirm={() => save(false)}
        onCancel={() => setAsking(false)}
      >
        <p className={form.words}>You see at once what happened in weeks that you have not watched.</p>
      </ConfirmDialog>
    </div>
  );
}
