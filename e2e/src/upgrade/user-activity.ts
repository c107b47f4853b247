/** Users who sign up, are deleted, change their names, and switch texts on and off during a test. */
import { signUp, type SignedIn } from '../api.js';
import type { League } from '../league.js';
import { createWriter, failureLine, historyOf, reasonOf, repeat, type WriteHistory } from '../stream.js';
import { pause } from '../wait.js';

/** @param label makes the newcomers' e-mails unique */
export function startUserActivity(
  { admin, players }: League,
  origins: readonly string[],
  label: string,
  pauseMs: number,
) {
  /** User id → name; user id → whether texts are on. */
  const names = new Map<string, WriteHistory<string>>();
  const consents = new Map<string, WriteHistory<boolean>>();
  /** Users who signed up and were not deleted. */
  const newcomers: SignedIn[] = [];
  const deleted: string[] = [];
  const failures: string[] = [];
  const write = createWriter(failures, pauseMs);

  const rename = (player: SignedIn) => (turn: number) => {
    const name = `${player.name} ${label} ${turn}`;
    return write(historyOf(names, player.id), name, () =>
      player.raw('PUT', '/api/users/profile', { name, email: player.email }),
    );
  };
  const toggle = (player: SignedIn) => (turn: number) => {
    const enabled = turn % 2 === 0;
    return write(historyOf(consents, player.id), enabled, () =>
      player.raw('POST', '/api/users/me/sms-toggle', { enabled }),
    );
  };
  const signUpAndDelete = async (turn: number): Promise<void> => {
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
  };
  const [first, second, third] = players;
  if (!first || !second || !third) throw new Error('three players are needed');
  const stop = repeat([rename(first), rename(second), toggle(third), signUpAndDelete]);
  return { names, consents, newcomers, deleted, failures, stop };
}
