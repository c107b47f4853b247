import { republishes } from '@torchbearer/kit/testing/suites';
import type { User } from '@torchbearer/proto/identity/v1/identity';
import { Topics } from '@torchbearer/proto/topics';
import { owned } from '../src/publishes.js';
import { justSignedIn, start, startLeague, type League } from './league.js';

const keyOf = ({ id }: User): string => `${Topics.user.name} ${id}`;
const signUp = async (league: League, ...names: string[]): Promise<User[]> => {
  const users: User[] = [];
  for (const name of names) users.push((await league.signUp(name)).user);
  return users;
};

republishes<Pick<League, 'database' | 'stop'>, League>({
  service: 'identity',
  owned,
  notOwned: [Topics.session],
  start: () => startLeague(),
  fill: async (league) => {
    const [ada, bo, cy] = await signUp(league, 'ada', 'bo', 'cy');
    await league.bindPhone(ada!, '(555) 234-0001');
    await league.identity.setAdmin({ userId: bo!.id, isAdmin: true }, league.asAdmin);
    await league.identity.deleteUser({ userId: cy!.id }, league.asAdmin);
    // The first admin, three players, and what the admin did.
    return { entities: 1 + 3 + 2, deleted: 1 };
  },
  again: async ({ DATABASE_URL }, variables) => {
    const replica = await start({ DATABASE_URL, ...variables });
    return { database: replica.started.database, stop: () => replica.stop() };
  },
  change: async (league) => {
    const users = await signUp(league, 'ada', 'bo', 'cy', 'di');
    await Promise.all(
      users.map(async (user, index) => {
        for (let turn = 0; turn < 10; turn++) {
          const phone = `+1555234${String(1_000 + index)}`;
          await (turn % 2 === 0
            ? league.bindPhone(user, phone)
            : league.identity.removePhone({}, justSignedIn(user)));
        }
        if (index === 3) await league.remove(user);
      }),
    );
    const states = users.map(
      (user, index) => [keyOf(user), index === 3 ? null : { name: user.name }] as const,
    );
    return Object.fromEntries(states);
  },
});
