import { routeCosts, type RouteCost } from '../src/web/bundle.js';
import { expect, test } from '../src/web/test.js';

const KB = 1_024;
/** Script to interactive, all in all, for those who do not know us yet. */
const WHOLE = { routes: ['landing', 'login', 'sign-up'], most: 170 * KB };
/** What any other screen may add to the shell. */
const BEYOND_SHELL = 60 * KB;

test.describe('the script of the site, gzipped', () => {
  const costs = routeCosts();

  test('is told of every screen', () => {
    const kb = (bytes: number): string => (bytes / KB).toFixed(1).padStart(8);
    const line = ({ name, shellBytes, screenBytes, laterBytes }: RouteCost): string =>
      `${name.padEnd(18)}${kb(shellBytes)}${kb(screenBytes)}${kb(shellBytes + screenBytes)}${kb(laterBytes)}`;
    const head = `${'KB'.padEnd(18)}   shell  screen     sum   later`;
    console.log([head, ...costs.map(line)].join('\n'));
    expect(costs.map(({ name }) => name)).toEqual(expect.arrayContaining(['landing', 'leaderboard']));
  });

  test('is at most 170 KB for the landing and for sign-in', () => {
    const over = costs.filter(
      ({ name, shellBytes, screenBytes }) =>
        WHOLE.routes.includes(name) && shellBytes + screenBytes > WHOLE.most,
    );
    expect(over).toEqual([]);
  });

  test('is at most 60 KB for any other screen, beyond what every screen loads', () => {
    const over = costs.filter(
      ({ name, screenBytes }) => !WHOLE.routes.includes(name) && screenBytes > BEYOND_SHELL,
    );
    expect(over).toEqual([]);
  });
});
