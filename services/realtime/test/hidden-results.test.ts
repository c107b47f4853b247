import { eventually } from '@torchbearer/kit/testing';
import { forFile } from '@torchbearer/kit/testing/suites';
import { expect, it } from 'vitest';
import { createFixture, enter, join, lossOf, outcomeOf, totalsOf, type Page } from './fixture.js';

const fixture = await forFile(createFixture());
const { port } = await fixture.startNode();
let version = 0;

async function joined(token: string): Promise<Page> {
  const page = await enter(fixture, port, { token });
  await join(page);
  return page;
}
/** Saves points, and waits until a page that shows results has them. */
async function score(witness: Page): Promise<number> {
  version += 1;
  await fixture.score(version);
  await eventually(() => expect(totalsOf(witness)).toContain(version));
  return version;
}

it('a player who hides results gets no standings', async () => {
  const witness = await joined(fixture.signIn('jo').token);
  const page = await joined(fixture.signIn('kim', { hidesResults: true }).token);
  await score(witness);
  // What is sent to a socket arrives in order.
  await join(page);
  expect(page.lists).toEqual([]);
});

it('is disconnected when they begin to, and again when they see results, but not for a week they watch', async () => {
  const witness = await joined(fixture.signIn('jo').token);
  const { token } = fixture.signIn('robin');
  const before = await joined(token);
  const lost = lossOf(before);
  await fixture.hideResults('robin', 3, 2);
  expect(await lost).toBe('io server disconnect');

  const page = await joined(token);
  await fixture.hideResults('robin', 4, 3);
  await score(witness);
  await join(page);
  expect(page.lists).toEqual([]);
  const shown = lossOf(page);
  await fixture.hideResults('robin', undefined, 4);
  expect(await shown).toBe('io server disconnect');

  const again = await joined(token);
  const newest = await score(witness);
  await eventually(() => expect(totalsOf(again)).toContain(newest));
});

it('is disconnected when they hide more, and a page that shows more is told so when it joins', async () => {
  const { token } = fixture.signIn('max');
  await fixture.hideResults('max', 5, 2);
  const page = await enter(fixture, port, { token });
  expect(await join(page)).toEqual({ ok: true, resultsUntil: 5 });
  const lost = lossOf(page);
  await fixture.hideResults('max', 4, 3);
  expect(await lost).toBe('io server disconnect');
});

it('gets nothing if identity confirmed the handshake just before, and is disconnected when they see results', async () => {
  const witness = await joined(fixture.signIn('jo').token);
  const [slow, marker] = [fixture.signIn('ash'), fixture.signIn('ash')];
  const markers = await joined(marker.token);
  fixture.identity.delayMs = 1_500;
  const { calls } = fixture.identity;
  const page = fixture.open(port, { auth: { token: slow.token } });
  await eventually(() => expect(fixture.identity.calls).toBe(calls + 1));
  const lost = lossOf(markers);
  await fixture.hideResults('ash', 3, 2);
  await lost;
  expect(await outcomeOf(page)).toBe('connected');
  fixture.identity.delayMs = 0;
  await join(page);
  await score(witness);
  await join(page);
  expect(page.lists).toEqual([]);
  const shown = lossOf(page);
  await fixture.hideResults('ash', undefined, 3);
  expect(await shown).toBe('io server disconnect');
});

it('every page of a user reads the user again after a change elsewhere, and no other page', async () => {
  const other = await fixture.startNode();
  const notified: string[] = [];
  const enterAt = async (name: string, user: string, at: number, hidesResults = false): Promise<void> => {
    const page = await enter(fixture, at, fixture.signIn(user, { hidesResults }));
    page.on('me:changed', () => notified.push(name));
  };
  await enterAt('one', 'ivy', port);
  await enterAt('one of another node', 'ivy', other.port);
  await enterAt('of a player who hides results', 'eve', port, true);
  await enterAt('of another player', 'zoe', port);
  await fixture.hideResults('ivy', undefined, 2);
  await fixture.hideResults('eve', 4, 2);
  await eventually(() =>
    expect(notified.toSorted()).toEqual(['of a player who hides results', 'one', 'one of another node']),
  );
});
