import { UserChanged } from '@torchbearer/proto/identity/v1/events';
import { Topics } from '@torchbearer/proto/topics';
import { expect, it } from 'vitest';
import { eventually } from '@torchbearer/kit/testing';
import { forFile } from '@torchbearer/kit/testing/suites';
import { createFixture, enter, join, lossOf } from './fixture.js';

const fixture = await forFile(createFixture());
const { port } = await fixture.startNode();
const openFor = ({ token }: { readonly token: string }) => enter(fixture, port, { token });

it('closes every socket of a session that logs out, and no other of that user', async () => {
  const [session, other] = [fixture.signIn('jo'), fixture.signIn('jo')];
  const [tab, anotherTab, phone] = [await openFor(session), await openFor(session), await openFor(other)];
  const losses = Promise.all([lossOf(tab), lossOf(anotherTab)]);
  await fixture.endSession(session);
  // After this reason a browser does not reconnect by itself.
  expect(await losses).toEqual(['io server disconnect', 'io server disconnect']);
  expect(await join(phone)).toEqual({ ok: true });
});

it('closes every socket of a player who is deleted', async () => {
  const [session, other, friend] = [fixture.signIn('sam'), fixture.signIn('sam'), fixture.signIn('kim')];
  const [tab, phone, friends] = [await openFor(session), await openFor(other), await openFor(friend)];
  const losses = Promise.all([lossOf(tab), lossOf(phone)]);
  await fixture.deleteUser('sam');
  expect(await losses).toEqual(['io server disconnect', 'io server disconnect']);
  expect(await join(friends)).toEqual({ ok: true });
});

it('leaves the sockets of a player whose account only changes', async () => {
  const page = await openFor(fixture.signIn('robin'));
  const ending = fixture.signIn('robin');
  const other = await openFor(ending);
  const changed = UserChanged.fromPartial({ id: 'robin', version: 2, isAdmin: true });
  await fixture.publish(Topics.user, 'robin', changed, 2);
  const loss = lossOf(other);
  await fixture.endSession(ending);
  await loss;
  expect(await join(page)).toEqual({ ok: true });
});

it('refuses a handshake that identity confirmed just before the session ended', async () => {
  const [slow, marker] = [fixture.signIn('ash'), fixture.signIn('ash')];
  const markers = await openFor(marker);
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
