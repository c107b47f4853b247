import { Refusal, type Actor, type CallOptions } from '@torchbearer/kit';
import type { GetStandingsRequest, GetStandingsResponse } from '@torchbearer/proto/scoring/v1/scoring';
import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { createKeptStandings } from './kept-standings.js';
import type { Standings } from './standings.js';

const as = (isAdmin: boolean): CallOptions => ({
  actor: { kind: 'user', id: 'robin', name: 'Robin', isAdmin } satisfies Actor,
});
const [PLAYER, ADMIN] = [as(false), as(true)];

const listOf = (name: string, email: string | null = null): string =>
  JSON.stringify([{ id: name, name, email, totalPoints: 0, draftPicks: [] }]);
const textIn = async (standings: Standings): Promise<string> =>
  Buffer.from(await standings.list().json()).toString();

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
  const textOf = async (reading: ReturnType<typeof standings.read>) => await textIn(await reading);
  return { questions, standings, respond, turn, textOf };
}

describe('the kept standings', () => {
  it('are asked for once by all who come at the same time', async () => {
    const { questions, standings, respond, turn, textOf } = scoring();
    const readings = Array.from({ length: 500 }, () => standings.read(PLAYER));
    await turn();
    expect(questions).toHaveLength(1);
    respond(1, listOf('a'));
    for (const text of await Promise.all(readings.map(textOf))) expect(text).toBe(listOf('a'));
  });

  it('are requested again for those who come after the last request was sent, all together', async () => {
    const { questions, standings, respond, turn, textOf } = scoring();
    const before = standings.read(PLAYER);
    await turn();
    // A save is acknowledged here: the response on its way may be older.
    const after = Array.from({ length: 100 }, () => standings.read(PLAYER));
    await turn();
    expect(questions).toHaveLength(1);
    respond(1, listOf('old'));
    expect(await textOf(before)).toBe(listOf('old'));
    await turn();
    expect(questions).toHaveLength(2);
    respond(2, listOf('new'));
    for (const text of await Promise.all(after.map(textOf))) expect(text).toBe(listOf('new'));
  });

  it('are sent by scoring only if they have changed, and are the same list as before', async () => {
    const { questions, standings, respond, turn } = scoring();
    const read = async (version: number, text: string) => {
      const reading = standings.read(PLAYER);
      await turn();
      respond(version, text);
      return await reading;
    };
    const first = await read(7, listOf('a'));
    expect(questions[0]?.request).toEqual({ wantedBoard: { knownChunks: [] } });
    expect(await read(7, listOf('a'))).toBe(first);
    expect(questions[1]?.request.knownVersion).toBe(7);
    // After a restore, or in a new season, the same version is another list.
    const restored = await read(7, listOf('b'));
    expect(await textIn(restored)).toBe(listOf('b'));
    expect(restored.label).not.toBe(first.label);
    expect(await textIn(await read(6, listOf('a')))).toBe(listOf('a'));
  });

  it('are the same rows for admins and players, until they differ', async () => {
    const { questions, standings, respond, turn } = scoring();
    const read = async (who: CallOptions, text: string) => {
      const reading = standings.read(who);
      await turn();
      expect(questions.at(-1)?.isAdmin).toBe(who.actor.isAdmin);
      respond(1, text);
      return await reading;
    };
    const list = await read(PLAYER, listOf('a'));
    expect((await read(ADMIN, listOf('a'))).rows).toBe(list.rows);
    const withEmails = await read(ADMIN, listOf('a', 'a@example.com'));
    expect(await read(PLAYER, listOf('a'))).toBe(list);
    expect(await read(ADMIN, listOf('a', 'a@example.com'))).toBe(withEmails);
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
    respond(2, listOf('new'));
    expect(await textOf(later)).toBe(listOf('new'));
    questions[0]?.resolve({ version: 1, standingsJson: Buffer.from(listOf('old')) });
    expect(await textOf(hanging)).toBe(listOf('old'));
    void standings.read(PLAYER);
    while (questions.length < 3) await turn();
    expect(questions[2]?.request.knownVersion).toBe(2);
  });

  it('are kept for those who scroll through pages, until a few versions later', async () => {
    const { standings, respond, turn } = scoring();
    const read = async (version: number) => {
      const reading = standings.read(PLAYER);
      await turn();
      respond(version, listOf(`version ${version}`));
      return await reading;
    };
    const labels: string[] = [];
    for (const version of [1, 2, 3, 4]) labels.push((await read(version)).label);
    for (const label of labels.slice(1)) {
      expect((await standings.labelled(label, PLAYER))?.label).toBe(label);
    }
    const forgotten = standings.labelled(labels[0]!, PLAYER);
    await turn();
    respond(4, listOf('version 4'));
    expect(await forgotten).toBeNull();
  });

  it('of another gateway are read if somebody has their label already', async () => {
    const { standings, respond, turn } = scoring();
    const other = scoring();
    const elsewhere = other.standings.read(PLAYER);
    await other.turn();
    other.respond(9, listOf('a'));
    const { label } = await elsewhere;
    const found = standings.labelled(label, PLAYER);
    await turn();
    respond(9, listOf('a'));
    expect((await found)?.label).toBe(label);
  });

  it('until a week are asked for once by those who have watched as much, and by no others', async () => {
    const asked: (number | undefined)[] = [];
    const standings = createKeptStandings({
      getStandings: async (_request, { actor }) => {
        asked.push(actor.resultsUntil);
        return { version: 1, standingsJson: Buffer.from(listOf(`until ${String(actor.resultsUntil)}`)) };
      },
    });
    const until = (week: number): CallOptions => ({ actor: { ...PLAYER.actor, resultsUntil: week } });
    const callers = [PLAYER, ...[2, 3].flatMap((week) => Array.from({ length: 200 }, () => until(week)))];
    const lists = await Promise.all(callers.map((caller) => standings.read(caller)));
    expect(asked).toEqual([undefined, 2, 3]);
    const [current, ...others] = await Promise.all(lists.map(textIn));
    expect(current).toBe(listOf('until undefined'));
    expect(new Set(others)).toEqual(new Set([listOf('until 2'), listOf('until 3')]));
    expect(await standings.labelled(lists[0]!.label, until(2))).toBeNull();
  });
});
