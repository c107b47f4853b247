/** A league on a running system with everybody in it who may, or may no longer, call. */
import { logIn, signUp, visitor, type SignedIn, type Visitor } from '../api.js';
import { openLeague, type League } from '../league.js';
import { startTestSystem, type TestSystem } from '../system.js';
import { eventually } from '../wait.js';
import { expect } from 'vitest';

export interface Stage {
  readonly system: TestSystem;
  readonly urls: readonly string[];
  readonly league: League;
  readonly nobody: Visitor;
  readonly player: SignedIn;
  readonly admin: SignedIn;
  /** Was an admin and used it. */
  readonly demoted: SignedIn;
  /** Signed out, after use. */
  readonly left: SignedIn;
  /** Deleted by an admin, after use. */
  readonly deleted: SignedIn;
  /** A name that nothing else here has. */
  fresh(what: string): string;
}

export async function setStage(): Promise<Stage> {
  const system = await startTestSystem({
    purpose: 'every_call',
    env: {
      LIMIT_CALLS_ADDRESS: '1000000',
      LIMIT_SIGN_IN_PAIR: '1000000',
      LIMIT_SIGN_IN_ACCOUNT: '1000000',
      LIMIT_SIGN_IN_ADDRESS: '1000000',
    },
  });
  try {
    const { urls } = system;
    const league = await openLeague(urls, 5);
    const [player] = league.players;
    if (!player) throw new Error('the league has no players');
    const { admin } = league;
    const [demoted, left, deleted] = await Promise.all([
      signUp(urls, 'Demoted'),
      signUp(urls, 'Left'),
      signUp(urls, 'Deleted'),
    ]);

    await admin.client.setAdmin({ params: { id: demoted.id }, body: { isAdmin: true } });
    await eventually(() => expectStatus(demoted, '/api/users', 200));
    await admin.client.setAdmin({ params: { id: demoted.id }, body: { isAdmin: false } });
    await eventually(() => expectStatus(demoted, '/api/users', 403));
    await expectStatus(left, '/api/auth/me', 200);
    await left.client.logOut();
    // At once, without waiting for any news.
    await expectStatus(left, '/api/auth/me', 401);
    await expectStatus(deleted, '/api/auth/me', 200);
    await admin.client.deleteUser({ params: { id: deleted.id } });
    await eventually(() => expectStatus(deleted, '/api/auth/me', 401));

    let made = 0;
    const fresh = (what: string): string => `${what} ${++made}`;
    return { system, urls, league, nobody: visitor(urls), player, admin, demoted, left, deleted, fresh };
  } catch (error) {
    await system.stop();
    throw error;
  }
}

async function expectStatus(who: Visitor, path: string, status: number): Promise<void> {
  expect((await who.raw('GET', path)).status).toBe(status);
}

/** The same person with a session of their own. */
export const again = (stage: Stage, who: SignedIn, password: string): Promise<SignedIn> =>
  logIn(stage.urls, who.email, password);

/** All that a refused call must not have changed, as an admin reads it. */
export async function allThatIs({ admin: { client } }: Stage): Promise<unknown> {
  return await Promise.all([
    client.listUsers(),
    client.listCastaways(),
    client.listWeeks(),
    client.getDraft(),
    client.listRankings(),
    client.listPickLog(),
    client.listAllPicks(),
    client.listResults(),
    client.getStandings(),
  ]);
}
