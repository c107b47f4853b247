import { Button } from '@mantine/core';
import { useState } from 'react';
import { Panel } from '../../../ui/page.js';
import { OutcomeNote } from '../parts/outcome-note.js';
import { type BlastDraft, EMPTY_DRAFT } from './blast-draft.js';
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
          <RecipientChoice draft={draft} onChange={(next) => change(() => next)} />
          {blast.reviewed === null && <OutcomeNote outcome={blast.outcome} />}
          <Button type="submit" loading={blast.isReviewing} className={classes.submit ?? ''}>
            Send SMS Blast
          </Button>
        </form>
      </Panel>
      <Preview draft={draft} />
      <ConfirmBlast
        reviewed={blast.reviewed}
        draft={draft}
        outcome={blast.outcome}
        busy={blast.isSending}
        onConfirm={blast.send}
        onCancel={blast.cancel}
      />
    </div>
  );
}
