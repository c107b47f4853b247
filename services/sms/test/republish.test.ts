import { republishes } from '@torchbearer/kit/testing/suites';
import { Topics } from '@torchbearer/proto/topics';
import { expect } from 'vitest';
import { recordConsent } from '../src/db/consent.js';
import { owned } from '../src/publishes.js';
import { nextPhone, startLeague, type League } from './league.js';

const says = ({ database }: Pick<League, 'database'>, phone: string, isStop: boolean) =>
  database.transaction((tx) => recordConsent(tx, phone, isStop));
const [stopped, started] = [nextPhone(), nextPhone()];

republishes<Pick<League, 'database' | 'stop'>, League>({
  service: 'sms',
  owned,
  start: () => startLeague(),
  fill: async (league) => {
    await says(league, stopped, true);
    await says(league, started, true);
    await says(league, started, false);
    await league.user();
    await league.waitForCopies();
    await league.blast('The audit log knows of this one.');
    return { entities: 2 + 1, deleted: 0 };
  },
  again: (league, variables) => league.replica(variables),
  // As new, only opt-outs are published.
  keepsVersion: (state) => 'stopped' in state && state.stopped === false,
  change: async (league) => {
    const phones = Array.from({ length: 10 }, nextPhone);
    await Promise.all(
      phones.map(async (phone) => {
        for (let turn = 0; turn < 9; turn++) await says(league, phone, turn % 2 === 0);
      }),
    );
    return Object.fromEntries(phones.map((phone) => [`${Topics.consent.name} ${phone}`, { stopped: true }]));
  },
  afterwards: async (again, published) => {
    // The next STOP is a change for every consumer.
    await says(again, started, true);
    const consent = (await published()).get(`${Topics.consent.name} ${started}`);
    expect(consent?.version).toBeGreaterThan(1_000_000);
  },
});
