import { Refusal, type Actor, type CallOptions } from '@torchbearer/kit';
import type { GetStandingsRequest, GetStandingsResponse } from '@torchbearer/proto/scoring/v1/scoring';
import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { createKeptStandings } from './kept-standings.js';

const as = (isAdmin: boolean): CallOptions => ({
  actor: { kind: 'user', id: 'robin', name: 'Robin', isAdmin } satisfies Actor,
});
const [PLAYER, ADMIN] = [as(false), as(true)];

interface Question {
  readonly request: GetStandingsRequest;
  readonly isAdmin: boolean;
  readonly resolve: (response: GetStandingsResponse) => void;
  readonly reject: (error: unknown) => void;
}

/** A scoring service that responds when the test lets it. */
function scoring() {
  const questions: Question[] = [];
  const standings = createKeptStandings({
    getStandings: (request, { actor }) =>
      new Promise((resolve, reject) => questions.push({ request, isAdmin: actor.isAdmin, resolve, reject })),
  });
  /** Responds to the newest question as scoring does. */
  const respond = (version: number, text: string): void => {
    const last = questions.at(-1);
    const json = Buffer.from(text);
    const hash = createHash('sha256').update(json).digest();
    const isUnchanged =
      last?.request.knownVersion === version && last.request.knownHash?.equals(hash) === true;
    last?.resolve({ version, standingsJson: isUnchanged ? Buffer.alloc(0) : json, isUnchanged });
  };
  const turn = () => new Promise((resolve) => setTimeout(resolve, 5));
  const textOf = async (reading: ReturnType<typeof standings.read>) =>
    Buffer.from((await reading).json).toString();
  return { questions, standings, respond, turn, textOf };
}

describe('the kept standings', () => {
  it('are asked for once by all who come at the same time', async () => {
    const { questions, standings, respond, turn, textOf } = scoring();
    const readings = Array.from({ length: 500 }, () => standings.read(PLAYER));
    await turn();
    expect(questions).toHaveLength(1);
    respond(1, '["a"]');
    for (const text of await Promise.all(readings.map(textOf))) expect(text).toBe('["a"]');
  });

  it('are requested again for those who come after the last request was sent, all together', async () => {
    const { questions, standings, respond, turn, textOf } = scoring();
    const before = standings.read(PLAYER);
    await turn();
    // A save is acknowledged here: the response on its way may be older.
    const after = Array.from({ length: 100 }, () => standings.read(PLAYER));
    await turn();
    expect(questions).toHaveLength(1);
    respond(1, '["old"]');
    expect(await textOf(before)).toBe('["old"]');
    await turn();
    expect(questions).toHaveLength(2);
    respond(2, '["new"]');
    for (const text of await Promise.all(after.map(textOf))) expect(text).toBe('["new"]');
  });

  it('are sent by scoring only if they have changed, and are the same list as before', async () => {
    const { questions, standings, respond, turn } = scoring();
    const read = async (version: number, text: string) => {
      const reading = standings.read(PLAYER);
      await turn();
      respond(version, text);
      return await reading;
    };
    const first = await read(7, '["a"]');
    expect(questions[0]?.request).toEqual({});
    expect(await read(7, '["a"]')).toBe(first);
    expect(questions[1]?.request.knownVersion).toBe(7);
    // After a restore, or in a new season, the same version is another list.
    const restored = await read(7, '["b"]');
    expect(Buffer.from(restored.json).toString()).toBe('["b"]');
    expect(restored.form('identity')).not.toEqual(first.form('identity'));
    expect(Buffer.from((await read(6, '["a"]')).json).toString()).toBe('["a"]');
  });

  it('are one list for admins and players, until they differ', async () => {
    const { questions, standings, respond, turn } = scoring();
    const read = async (who: CallOptions, text: string) => {
      const reading = standings.read(who);
      await turn();
      expect(questions.at(-1)?.isAdmin).toBe(who.actor.isAdmin);
      respond(1, text);
      return await reading;
    };
    const list = await read(PLAYER, '["a"]');
    expect(await read(ADMIN, '["a"]')).toBe(list);
    const withEmails = await read(ADMIN, '["a@example.com"]');
    expect(await read(PLAYER, '["a"]')).toBe(list);
    expect(await read(ADMIN, '["a@example.com"]')).toBe(withEmails);
  });

  it('are refused to those who asked together if scoring is down, and asked for again by the next', async () => {
    const { questions, standings, respond, turn, textOf } = scoring();
    const refused = [standings.read(PLAYER), standings.read(PLAYER)];
    await turn();
    questions[0]?.reject(new Refusal('UNAVAILABLE'));
    for (const reading of refused) await expect(reading).rejects.toThrow(Refusal);
    const next = standings.read(PLAYER);
    await turn();
    respond(1, '[]');
    expect(await textOf(next)).toBe('[]');
  });

  it('do not wait for a question that hangs, and keep the list of the later one', async () => {
    const { questions, standings, respond, turn, textOf } = scoring();
    const hanging = standings.read(PLAYER);
    await turn();
    const later = standings.read(PLAYER);
    while (questions.length < 2) await turn();
    respond(2, '["new"]');
    expect(await textOf(later)).toBe('["new"]');
    questions[0]?.resolve({ version: 1, standingsJson: Buffer.from('["old"]') });
    expect(await textOf(hanging)).toBe('["old"]');
    void standings.read(PLAYER);
    while (questions.length < 3) await turn();
    expect(questions[2]?.request.knownVersion).toBe(2);
  });
});
