import { Refusal, resultsUntil, sha256, text, type Actor, type Sql } from '@torchbearer/kit';
import type { Standings, StandingsQuery, StandingsRow } from '@torchbearer/proto/scoring/v1/scoring';
import { MAX_LENGTH, roundedRatio } from '@torchbearer/rules';
import { z } from 'zod';
import type { Rpcs, ScoringContext } from '../../context.js';
import { findMembers, readMembers, type Members } from '../../db/rows.js';
import { NO_PICK, ranksAmong, type StandingsTable } from '../../domain/standings-table.js';
import { getBoard } from '../../older-pods/get-board.js';
import type { StandingsView } from './standings-views.js';

const MOST_PLACES = 1_000;
const MOST_USERS = 1_000;
const MOST_NEIGHBORS = 10;
/** How many rows a search finds. */
const MOST_FOUND = 100;

const count = z.int().nonnegative();

export const getStandings: Rpcs['getStandings'] = {
  // For players and services; visitors are refused below.
  who: 'public',
  input: z.object({
    query: z
      .object({
        label: text(100).optional(),
        places: z
          .array(z.object({ from: count, count }))
          .refine(
            (places) => places.reduce((sum, one) => sum + one.count, 0) <= MOST_PLACES,
            `must be at most ${MOST_PLACES} places`,
          ),
        neighbors: count.max(MOST_NEIGHBORS).optional(),
        words: text(MAX_LENGTH.name).optional(),
        userIds: z.array(z.string()).max(MOST_USERS),
      })
      .optional(),
  }),
  async handle(context, request, { actor }) {
    if (actor.kind === 'visitor') throw new Refusal('NOT_SIGNED_IN');
    const { query, minVersion } = request;
    if (!query) return await getBoard(context, request, actor);
    const until = resultsUntil(actor);
    const { label } = query;
    const view =
      label === undefined
        ? await context.views.newest(until, minVersion)
        : await context.views.find(until, (one) => labelOf(one, actor) === label);
    if (!view) throw new Refusal('STANDINGS_REPLACED');
    const standings = await answer(context, view, query, actor);
    return { version: view.version, standingsJson: Buffer.alloc(0), standings };
  },
};

const seesEmails = ({ showsEmails }: StandingsView, { isAdmin }: Actor): boolean => showsEmails || isAdmin;

const WITH_EMAILS = Buffer.from('with e-mails');

function labelOf(view: StandingsView, actor: Actor): string {
  const { version, hash, showsEmails } = view;
  const isOfAdmins = !showsEmails && seesEmails(view, actor);
  const shown = isOfAdmins ? sha256(Buffer.concat([hash, WITH_EMAILS])) : hash;
  return `${version}-${shown.toString('base64url').slice(0, 8)}`;
}

async function answer(
  { database }: ScoringContext,
  view: StandingsView,
  query: StandingsQuery,
  actor: Actor,
): Promise<Standings> {
  const { table } = view;
  const ownPlace = actor.kind === 'user' && actor.id !== null ? table.placeOf(actor.id) : null;
  const among = ranksAmong(table, query.userIds);
  const places = [
    ...query.places.flatMap(({ from, count: wanted }) => range(from, from + wanted)),
    ...(query.neighbors === undefined || ownPlace === null
      ? []
      : range(ownPlace - query.neighbors, ownPlace + query.neighbors + 1)),
    ...(query.words === undefined ? [] : await search(database, table, query.words)),
    ...among.keys(),
  ].filter((place) => place >= 0 && place < table.size);
  const shown = [...new Set(places)].sort((a, b) => a - b);
  const members = await readMembers(database, shown.map(table.idAt));
  const rowOf = rowsOf(table, members, seesEmails(view, actor));
  return {
    label: labelOf(view, actor),
    players: table.size,
    averagePoints: table.averagePoints,
    totalPicks: table.totalPicks,
    castaways: [...table.castaways],
    ownPlace: ownPlace ?? undefined,
    rows: shown.map((place) => ({ ...rowOf(place), rankAmong: among.get(place) })),
  };
}

const range = (from: number, to: number): number[] =>
  Array.from({ length: Math.max(0, to - from) }, (_, index) => from + index);

async function search(sql: Sql, table: StandingsTable, words: string): Promise<number[]> {
  const ids = new Set(await findMembers(sql, words));
  if (ids.size <= 10 * MOST_FOUND) {
    const all = Array.from(ids, table.placeOf).filter((place) => place !== null);
    return all.sort((a, b) => a - b).slice(0, MOST_FOUND);
  }
  // Of so many, the first hundred are found soon from the top.
  const places: number[] = [];
  for (let place = 0; place < table.size && places.length < MOST_FOUND; place++)
    if (ids.has(table.idAt(place))) places.push(place);
  return places;
}

/** @param members by id; one whose account was just deleted has no name */
export function rowsOf(table: StandingsTable, members: Members, withEmails: boolean) {
  const { ranks, totals, weeksPicked, ranksBefore, weekPoints } = table;
  const numbers = new Map(table.castaways.map(({ id }, number) => [id, number]));
  return (place: number): StandingsRow => {
    const userId = table.idAt(place);
    const { name = '', email = '', picks = [] } = members.get(userId) ?? {};
    const points = weekPoints?.[place] ?? NO_PICK;
    return {
      place,
      userId,
      name,
      email: withEmails ? email : undefined,
      rank: ranks[place]!,
      totalPoints: totals[place]!,
      averagePoints: roundedRatio(totals[place]!, weeksPicked[place]!, 1),
      drafted: picks.flatMap(({ castawayId, round }) => {
        // A castaway whose copy has not arrived is shown once it has.
        const castaway = numbers.get(castawayId);
        return castaway === undefined ? [] : [{ castaway, round }];
      }),
      rankBefore: ranksBefore?.[place],
      weekPoints: points === NO_PICK ? undefined : points,
    };
  };
}
