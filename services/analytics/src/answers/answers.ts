/** Each answer is computed once for each state of the facts, whoever asks and how many at once. */
import type { Database } from '@torchbearer/kit';
import { readRevision } from '../db/revision.js';

/** Something that follows from the facts alone; it may ask other questions. A constant, since it is its own key. */
export type Question<T> = (asking: Asking) => Promise<T>;

export interface Asking {
  readonly database: Database;
  /** The answer to another question, about facts at least as new. */
  readonly of: <T>(question: Question<T>) => Promise<T>;
}

export interface Answers {
  /**
   * The answer for the facts as they are now: the revision is read at each call, so no replica is ever behind what
   * it has stored itself or what another has.
   */
  readonly of: <T>(question: Question<T>) => Promise<T>;
}

export function createAnswers(database: Database): Answers {
  let revision = -1;
  let ofRevision = answersOfOneRevision(database);
  return {
    async of(question) {
      const newest = await readRevision(database);
      // A call that has read its revision late may find a newer one's answers: they serve as well.
      if (newest > revision) {
        revision = newest;
        ofRevision = answersOfOneRevision(database);
      }
      return await ofRevision.of(question);
    },
  };
}

/** What is asked after the revision was read sees its facts or newer ones, never older. */
function answersOfOneRevision(database: Database): Asking {
  const answers = new Map<Question<unknown>, Promise<unknown>>();
  const asking: Asking = {
    database,
    of<T>(question: Question<T>): Promise<T> {
      const known = answers.get(question) as Promise<T> | undefined;
      if (known) return known;
      const answer = question(asking);
      answers.set(question, answer);
      // A failure (the database away for a moment) is no answer to keep.
      answer.catch(() => answers.delete(question));
      return answer;
    },
  };
  return asking;
}
