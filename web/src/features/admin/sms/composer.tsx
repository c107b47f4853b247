import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { adminQueries } from '../../../api/admin-queries.js';
import { Panel } from '../../../ui/page.js';
import { OutcomeNote } from '../parts/outcome-note.js';
import { type BlastDraft, EMPTY_DRAFT, takingTexts } from './blast-draft.js';
import classes from './composer.module.css';
import { ConfirmBlast } from './confirm-blast.js';
import { MessageField } from './message-field.js';
import { Preview } from './preview.js';
import { RecipientChoice } from './recipient-choice.js';
import { Templates } from './templates.js';
import { useBlast } from './use-blast.js';

/** A blast from its text to the send button, with a preview and the cost. */
export function Composer() {
  const [draft, setDraft] = useState(EMPTY_DRAFT);
  const users = useQuery(adminQueries.users());
  const players = useMemo(() => takingTexts(users.data ?? []), [users.data]);
  const blast = useBlast(() => setDraft(EMPTY_DRAFT));
  /** Errors of the previous draft say nothing about the new one. */
  const change = (next: (before: BlastDraft) => BlastDraft): void => {
    blast.clear();
    setDraft(next);
  };
  const write = (message: string): void => change((before) => ({ ...before, message }));
  return (
    <div className={classes.columns}>
      <Panel title="Compose">
        <form
          className={classes.form}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            blast.review(draft);
          }}
        >
          <Templates message={draft.message} onWrite={write} />
          <MessageField message={draft.message} onWrite={write} />
          <RecipientChoice
            draft={draft}
            onChange={(next) => change(() => next)}
            players={players}
            users={users}
          />
          {blast.reviewed === null && <OutcomeNote outcome={blast.outcome} />}
          <Button type="submit" loading={blast.isReviewing} className={classes.submit ?? ''}>
            Send SMS Blast
          </Button>
        </form>
      </Panel>
      <Preview draft={draft} players={players} />
      <ConfirmBlast
        reviewed={blast.reviewed}
        draft={draft}
        players={players}
        users={users.data ?? []}
        outcome={blast.outcome}
        busy={blast.isSending}
        onConfirm={blast.send}
        onCancel={blast.cancel}
      />
    </div>
  );
}
