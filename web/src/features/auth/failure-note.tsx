import type { ReactNode } from 'react';
import { ApiError } from '@torchbearer/contract/client';
import { errorSentence, hasStatus, isUnreachable } from '../../api/error-sentence.js';
import { Note } from '../../ui/note.js';
import { waitSentence } from './waiting.js';
import classes from './form.module.css';

interface FailureNoteProps {
  readonly error: unknown;
  /** Shown if the server sent no sentence. */
  readonly fallback: string;
  /** The advice. */
  readonly children?: ReactNode;
}

/** Why it did not work, and what to do: wait, check the connection, or choose another way. */
export function FailureNote({ error, fallback, children }: FailureNoteProps) {
  const wait = hasStatus(error, 429) && error instanceof ApiError ? error.retryAfterSeconds : null;
  return (
    <Note kind="failure">
      <div className={classes.note}>
        <p>{errorSentence(error, fallback)}</p>
        {wait !== null && <p>{waitSentence(wait)}</p>}
        {isUnreachable(error) && (
          <p>Torchbearer cannot be reached right now. Check your connection, then try again.</p>
        )}
        {children}
      </div>
    </Note>
  );
}
