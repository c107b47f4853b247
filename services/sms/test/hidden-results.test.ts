import { describe, expect, test } from 'vitest';
import { startInboundFixture } from './inbound-fixture.js';

/** A player who has watched up to week 2 texts while week 3 is open; Kai, whom they have, left in week 2. */
async function hiding(resultsUntil: number) {
  const fixture = await startInboundFixture();
  const sam = await fixture.user({ name: 'Sam', resultsUntil });
  const drafted = fixture.others.drafted('Kai', 'Rosa');
  for (const { id, name } of drafted)
    await fixture.castaway({ id, name, ...(name === 'Kai' && { eliminated: true, eliminatedInWeek: 2 }) });
  await fixture.roster(
    sam.id,
    drafted.map(({ id }) => id),
  );
  await fixture.waitForCopies();
  return { ...fixture, sam, say: (body: string) => fixture.text(sam.phone ?? '', body) };
}

describe('a player who hides results', () => {
  test('gets points, ranks and the team as of the week that they have watched', async () => {
    const { others, say, sam } = await hiding(1);
    others.state.standings = [{ id: sam.id, rank: 1, name: 'Sam', totalPoints: 1 }];
    expect(await say('STATUS')).toMatch(/ After week 1 you have 1 point: rank 1 of 1\.$/);
    expect(await say('BOARD')).toBe('After week 1:\n1. Sam (you) 1');
    expect(others.state.askedUntil).toEqual(new Set([1]));
    expect(await say('TEAM')).toBe('Your team: Kai, Rosa.');
    others.state.needs = { weekNumber: 3, isLocked: false, isHidden: true, scopes: [] };
    expect(await say('NEED')).toBe(
      'You hide results. NEED works once you have watched week 2, on the website.',
    );
  });

  test('sees who is out once that week was watched', async () => {
    const { say } = await hiding(2);
    expect(await say('TEAM')).toBe('Your team: Kai (out), Rosa.');
  });

  test('has a list of their own, also if one changes and the version of the standings does not', async () => {
    const { others, say, sam, text, robin } = await hiding(1);
    const pointsAre = (totalPoints: number) =>
      (others.state.standings = [{ id: sam.id, rank: 1, name: 'Sam', totalPoints }]);
    pointsAre(1);
    await say('BOARD');
    pointsAre(7919);
    expect(await text(robin.phone, 'BOARD')).toBe('1. Sam 7919');
    pointsAre(2);
    expect(await say('BOARD')).toBe('After week 1:\n1. Sam (you) 2');
  });

  test('is asked before a pick that may show who left, and picks with ANYWAY', async () => {
    const { others, say } = await hiding(1);
    const { state } = others;
    expect(await say('PICK rosa')).toBe(
      'You hide results, and a pick of week 3 can show who left before it. ' +
        'To pick anyway, text PICK rosa ANYWAY.',
    );
    expect(await say('PICK')).toMatch(/text PICK and a name, then ANYWAY\.$/);
    expect(state.submitted).toEqual([]);
    expect(await say('Pick Rosa anyway')).toMatch(/^Got it: Rosa is your week 3 pick\./);
    expect(state.submitted).toMatchObject([{ weekNumber: 3, showsEliminated: true }]);
  });

  test('is asked, too, if their castaway has left in the week itself, and told only with ANYWAY', async () => {
    const { others, say } = await hiding(2);
    others.state.refusal = 'RESULTS_HIDDEN';
    expect(await say('PICK rosa')).toBe(
      'You hide results, and a pick of week 3 can show who left before it. ' +
        'To pick anyway, text PICK rosa ANYWAY.',
    );
    others.state.refusal = 'CASTAWAY_ELIMINATED';
    expect(await say('PICK rosa ANYWAY')).toMatch(/eliminated/);
    expect(others.state.submitted).toMatchObject([{ showsEliminated: false }, { showsEliminated: true }]);
  });

  test('picks as everybody does once the week before was watched', async () => {
    const { others, say } = await hiding(2);
    expect(await say('PICK rosa')).toMatch(/^Got it: Rosa is your week 3 pick\./);
    expect(others.state.submitted).toMatchObject([{ actor: { resultsUntil: 2 }, showsEliminated: false }]);
  });
});
