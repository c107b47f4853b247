import { UserChanged } from '@torchbearer/proto/identity/v1/events';
import { Topics } from '@torchbearer/proto/topics';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { eventually } from '@torchbearer/kit/testing';
import { join, lossOf, outcomeOf, setStage, type Page, type Stage } from './stage.js';

let stage: Stage;
let port: number;
beforeAll(async () => {
  stage = await setStage();
  ({ port } = await stage.startNode());
});
afterAll(() => stage.clear());

async function enter(token: string): Promise<Page> {
  const page = stage.open(port, { auth: { token } });
  expect(await outcomeOf(page)).toBe('connected');
  return page;
}

it('closes every socket of a session that is logged out, and no other of that user', async () => {
  const [session, other] = [stage.signIn('jo'), stage.signIn('jo')];
  const [tab, anotherTab, phone] = [
    await enter(session.token),
    await enter(session.token),
    await enter(other.token),
  ];
  const losses = Promise.all([lossOf(tab), lossOf(anotherTab)]);
  await stage.endSession(session);
  // After this reason a browser does not come back by itself.
  expect(await losses).toEqual(['io server disconnect', 'io server disconnect']);
  expect(await join(phone)).toEqual({ ok: true });
});

it('closes every socket of a player who is deleted', async () => {
  const [session, other, friend] = [stage.signIn('sam'), stage.signIn('sam'), stage.signIn('kim')];
  const [tab, phone, friends] = [
    await enter(session.token),
    await enter(other.token),
    await enter(friend.token),
  ];
  const losses = Promise.all([lossOf(tab), lossOf(phone)]);
  await stage.deleteUser('sam');
  expect(await losses).toEqual(['io server disconnect', 'io server disconnect']);
  expect(await join(friends)).toEqual({ ok: true });
});

it('leaves the sockets of a player whose account only changes', async () => {
  const session = stage.signIn('robin');
  const page = await enter(session.token);
  const ending = stage.signIn('robin');
  const other = await enter(ending.token);
  await stage.publish(
    Topics.user,
    'robin',
    UserChanged.fromPartial({ id: 'robin', version: 2, isAdmin: true }),
    2,
  );
  const loss = lossOf(other);
  await stage.endSession(ending);
  await loss;
  expect(await join(page)).toEqual({ ok: true });
});

it('keeps out a handshake that identity answered just before the session ended', async () => {
  const [slow, marker] = [stage.signIn('ash'), stage.signIn('ash')];
  const markers = await enter(marker.token);
  stage.identity.answersAfterMs = 1_500;
  const { asked } = stage.identity;
  const page = stage.open(port, { auth: { token: slow.token } });
  await eventually(() => expect(stage.identity.asked).toBe(asked + 1));
  const told = lossOf(markers);
  await stage.endSession(slow);
  await stage.endSession(marker);
  await told;
  stage.identity.answersAfterMs = 0;
  // It may come through the door for a moment; it is sent away before it can join anything.
  await new Promise<void>((resolve) => page.once('connect', resolve));
  expect(await lossOf(page)).toMatch(/disconnect/);
});
