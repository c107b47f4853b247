/** Deletes many users, one call each, and counts the results. */
import { ApiError, type User } from '@torchbearer/contract/client';
import { REASONS } from '@torchbearer/rules';
import { errorSentence } from '../../../api/error-sentence.js';

export interface Failure {
  readonly name: string;
  readonly why: string;
}

export interface Deleted {
  /** The ids of the deleted users. */
  readonly deleted: ReadonlySet<string>;
  readonly failures: readonly Failure[];
  /** Not deleted, because the admin stopped. */
  readonly untouched: number;
}

interface Settings {
  readonly remove: (id: string) => Promise<unknown>;
  /** Called after each user. */
  readonly onDone: (done: number) => void;
  readonly isStopped: () => boolean;
  readonly waitSeconds: (seconds: number) => Promise<unknown>;
}

/** Parallel calls; more would slow the server down for everyone else. */
const HANDS = 3;
const MOST_WAITS = 5;
const USUAL_WAIT_SECONDS = 5;

export async function deleteEach(users: readonly User[], settings: Settings): Promise<Deleted> {
  const { remove, onDone, isStopped, waitSeconds } = settings;
  const waiting = [...users];
  const failures: Failure[] = [];
  const deleted = new Set<string>();

  const removeOne = async (user: User, waits = 0): Promise<void> => {
    if (user.isAdmin) throw new Error(REASONS.ADMIN_NOT_DELETABLE.sentence);
    try {
      await remove(user.id);
    } catch (error) {
      // Many calls at once reach the rate limit, which passes.
      const isBusy = error instanceof ApiError && error.status === 429;
      if (!isBusy || waits >= MOST_WAITS || isStopped()) throw error;
      await waitSeconds(error.retryAfterSeconds ?? USUAL_WAIT_SECONDS);
      await removeOne(user, waits + 1);
    }
  };
  const work = async (): Promise<void> => {
    for (let user = waiting.shift(); user; user = waiting.shift()) {
      try {
        await removeOne(user);
        deleted.add(user.id);
      } catch (error) {
        failures.push({ name: user.name, why: whyOf(error) });
      }
      onDone(deleted.size + failures.length);
      if (isStopped()) return;
    }
  };
  await Promise.all(Array.from({ length: HANDS }, work));
  return { deleted, failures, untouched: waiting.length };
}

const whyOf = (error: unknown): string =>
  error instanceof ApiError || !(error instanceof Error)
    ? errorSentence(error, 'Failed to delete user')
    : error.message;
