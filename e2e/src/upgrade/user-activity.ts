/** Users who sign up, are deleted, change their names, and switch texts on and off during a test. */
import { signUp, type SignedIn } from '../api.js';
import type { League } from '../league.js';
import { createWriter, failureLine, historyOf, reasonOf, type WriteHistory } from '../stream.js';
import { pause } from '../wait.js';

export interface UserActivity {
  /** User id → name; user id → whether texts are on. */
  readonly names: ReadonlyMap<string, WriteHistory<string>>;
  readonly consents: ReadonlyMap<string, WriteHistory<boolean>>;
  /** Users who signed up and were not deleted. */
  readonly newcomers: readonly SignedIn[];
  readonly deleted: readonly string[];
  readonly failures: readonly string[];
  /** Stops after the calls in progress. */
  stop(): Promise<void>;
}

/** @param label makes the newcomers' e-mails unique */
export function startUserActivity(
  { admin, players }: League,
  origins: readonly string[],
  label: string,
  pauseMs: number,
): UserActivity {
  let isRunning = true;
  const names = new Map<string, WriteHistory<string>>();
  const consents = new Map<string, WriteHistory<boolean>>();
  const newcomers: SignedIn[] = [];
  const deleted: string[] = [];
  const failures: string[] = [];
  const write = createWriter(failures, pauseMs);

  const rename = async (player: SignedIn): Promise<void> => {
    for (let turn = 0; isRunning; turn++) {
      const name = `${player.name} ${label} ${turn}`;
      await write(historyOf(names, player.id), name, () =>
        player.raw('PUT', '/api/users/profile', { name, email: player.email }),
      );
    }
  };
  const toggle = async (player: SignedIn): Promise<void> => {
    for (let turn = 0; isRunning; turn++) {
      const enabled = turn % 2 === 0;
      await write(historyOf(consents, player.id), enabled, () =>
        player.raw('POST', '/api/users/me/sms-toggle', { enabled }),
      );
    }
  };
  const signUpAndDelete = async (): Promise<void> => {
    for (let turn = 0; isRunning; turn++) {
      try {
        newcomers.push(await signUp(origins, `Newcomer ${label} ${turn}`));
        const leaver = turn % 3 === 2 ? newcomers.shift() : undefined;
        if (leaver) {
          deleted.push(leaver.id);
          await admin.client.deleteUser({ params: { id: leaver.id } });
        }
      } catch (error) {
        failures.push(failureLine(`newcomer ${turn}: ${reasonOf(error)}`));
      }
      await pause(pauseMs);
    }
  };
  const [first, second, third] = players;
  if (!first || !second || !third) throw new Error('three players are needed');
  const writers = [rename(first), rename(second), toggle(third), signUpAndDelete()];
  for (const writer of writers) writer.catch(() => undefined);
  return {
    ...{ names, consents, newcomers, deleted, failures },
    async stop() {
      isRunning = false;
      await Promise.all(writers);
    },
  };
}
