/** What players do beside picking: sign up, go, change their names, and switch their messages on and off. */
import { signUp, type SignedIn } from '../api.js';
import type { League } from '../league.js';
import { createWriter, failure, historyOf, reasonOf, type Written } from '../stream.js';
import { pause } from '../wait.js';

export interface People {
  /** User id → name; user id → whether they want messages. */
  readonly names: ReadonlyMap<string, Written<string>>;
  readonly consents: ReadonlyMap<string, Written<boolean>>;
  /** Who signed up and was not deleted again. */
  readonly newcomers: readonly SignedIn[];
  readonly deleted: readonly string[];
  readonly failures: readonly string[];
  /** Ends after the calls in progress. */
  stop(): Promise<void>;
}

/** @param label makes the newcomers' addresses unique */
export function startPeople(
  { admin, players }: League,
  origins: readonly string[],
  label: string,
  restMs: number,
): People {
  let isOn = true;
  const names = new Map<string, Written<string>>();
  const consents = new Map<string, Written<boolean>>();
  const newcomers: SignedIn[] = [];
  const deleted: string[] = [];
  const failures: string[] = [];
  const write = createWriter(failures, restMs);

  const rename = async (player: SignedIn): Promise<void> => {
    for (let turn = 0; isOn; turn++) {
      const name = `${player.name} ${label} ${turn}`;
      await write(historyOf(names, player.id), name, () =>
        player.raw('PUT', '/api/users/profile', { name, email: player.email }),
      );
    }
  };
  const toggle = async (player: SignedIn): Promise<void> => {
    for (let turn = 0; isOn; turn++) {
      const enabled = turn % 2 === 0;
      await write(historyOf(consents, player.id), enabled, () =>
        player.raw('POST', '/api/users/me/sms-toggle', { enabled }),
      );
    }
  };
  const comeAndGo = async (): Promise<void> => {
    for (let turn = 0; isOn; turn++) {
      try {
        newcomers.push(await signUp(origins, `Newcomer ${label} ${turn}`));
        const leaver = turn % 3 === 2 ? newcomers.shift() : undefined;
        if (leaver) {
          deleted.push(leaver.id);
          await admin.client.deleteUser({ params: { id: leaver.id } });
        }
      } catch (error) {
        failures.push(failure(`newcomer ${turn}: ${reasonOf(error)}`));
      }
      await pause(restMs);
    }
  };
  const [first, second, third] = players;
  if (!first || !second || !third) throw new Error('three players are needed');
  const writers = [rename(first), rename(second), toggle(third), comeAndGo()];
  for (const writer of writers) writer.catch(() => undefined);
  return {
    ...{ names, consents, newcomers, deleted, failures },
    async stop() {
      isOn = false;
      await Promise.all(writers);
    },
  };
}
