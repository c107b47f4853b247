import { UserChanged } from '@torchbearer/proto/identity/v1/events';
import { Topics } from '@torchbearer/proto/topics';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { eventually } from '@torchbearer/kit/testing';
import { join, lossOf, outcomeOf, createFixture, type Page, type Fixture } from './fixture.js';

let fixture: Fixture;
let port: number;
beforeAll(async () => {
  fixture = await createFixture();
  ({ port } = await fixture.startNode());
});
afterAll(() => fixture.clear());

async function enter(token: string): Promise<Page> {
  const page = fixture.open(port, { auth: { token } });
  expect(await outcomeOf(page)).toBe('connected');
  return page;
}

it('closes every socket of a session that logs out, and no other of that user', async () => {
  const [session, other] = [fixture.signIn('jo'), fixture.signIn('jo')];
  const [tab, anotherTab, phone] = [
    await enter(session.token),
    await enter(session.token),
    await enter(other.token),
  ];
  const losses = Promise.all([lossOf(tab), lossOf(anotherTab)]);
  await fixture.endSession(session);
  // After this reason a browser does not reconnect by itself.
  expect(await losses).toEqual(['io server disconnect', 'io server disconnect']);
  expect(await join(phone)).toEqual({ ok: true });
});

it('closes every socket of a player who is deleted', async () => {
  const [session, other, friend] = [fixture.signIn('sam'), fixture.signIn('sam'), fixture.signIn('kim')];
  const [tab, phone, friends] = [
    await enter(session.token),
    await enter(other.token),
    await enter(friend.token),
  ];
  const losses = Promise.all([lossOf(tab), lossOf(phone)]);
  await fixture.deleteUser('sam');
  expect(await losses).toEqual(['io server disconnect', 'io server disconnect']);
  expect(await join(friends)).toEqual({ ok: true });
});

it('leaves the sockets of a player whose account only changes', async () => {
  const session = fixture.signIn('robin');
  const page = await enter(session.token);
  const ending = fixture.signIn('robin');
  const other = await enter(ending.token);
  await fixture.publish(
    Topics.user,
    'robin',
    UserChanged.fromPartial({ id: 'robin', version: 2, isAdmin: true }),
    2,
  );
  const loss = lossOf(other);
  await fixture.endSession(ending);
  await loss;
  expect(await join(page)).toEqual({ ok: true });
});

it('refuses a handshake that identity confirmed just before the session ended', async () => {
  const [slow, marker] = [fixture.signIn('ash'), fixture.signIn('ash')];
  const markers = await enter(marker.token);
  fixture.identity.delayMs = 1_500;
  const { calls } = fixture.identity;
  const page = fixture.open(port, { auth: { token: slow.token } });
  await eventually(() => expect(fixture.identity.calls).toBe(calls + 1));
  const lost = lossOf(markers);
  await fixture.endSession(slow);
  await fixture.endSession(marker);
  await lost;
  fixture.identity.delayMs = 0;
  // It may connect for a moment, but is disconnected before it can join.
  await new Promise<void>((resolve) => page.once('connect', resolve));
  expect(await lossOf(page)).toMatch(/disconnect/);
});
