import type { ReactNode } from 'react';
import { ApiError } from '@torchbearer/contract/client';
import { errorSentence, hasStatus, isUnreachable } from '../../api/error-sentence.js';
import { Note } from '../../ui/note.js';
import { waitSentence } from './waiting.js';
import classes from './form.module.css';

interface FailureNoteProps {
  readonly error: unknown;
  /** What is said where the server had no words. */
  readonly fallback: string;
  /** What to do about it. */
  readonly children?: ReactNode;
}

/** Why it did not work, and what to do: wait, look at the connection, or take another way. */
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
