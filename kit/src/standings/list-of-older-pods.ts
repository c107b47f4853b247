/** Pods of scoring 0.7 answer each query with the whole list. @until 0.9 */
import type { Standings, StandingsQuery, StandingsRow } from '@torchbearer/proto/scoring/v1/scoring';
import { Refusal } from '../errors.js';
import { sha256 } from '../sha256.js';
import type { Actor } from '../grpc/actor.js';
import type { StandingsEntry } from './entries.js';

/** As people type it: `José` is found by `jose`. */
const folded = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/\p{Mn}/gu, '')
    .toLowerCase()
    .replaceAll(/\s+/g, ' ')
    .trim();

/** @param json the contract's list @throws Refusal STANDINGS_REPLACED if it is not of the query's label */
export function standingsOfList(
  version: number,
  json: Uint8Array,
  { label, places, neighbors, words, userIds }: StandingsQuery,
  { id: callerId }: Pick<Actor, 'id'>,
): Standings {
  const ownLabel = `${version}-${sha256(json).toString('base64url').slice(0, 8)}`;
  if (label !== undefined && label !== ownLabel) throw new Refusal('STANDINGS_REPLACED');
  const list = JSON.parse(Buffer.from(json).toString()) as StandingsEntry[];
  const own = list.findIndex(({ id }) => id === callerId);
  const wanted = new Set(userIds);
  const sought = folded(words ?? '');
  const found = sought === '' ? [] : list.filter(({ name }) => folded(name).includes(sought));
  const isWanted = (entry: StandingsEntry, place: number): boolean =>
    places.some(({ from, count }) => place >= from && place < from + count) ||
    (neighbors !== undefined && own >= 0 && Math.abs(place - own) <= neighbors) ||
    wanted.has(entry.id) ||
    found.slice(0, 100).includes(entry);
  const castaways = new Map(
    list.flatMap(({ draftPicks }) => draftPicks.map(({ castaway }) => [castaway.id, castaway] as const)),
  );
  const ids = [...castaways.keys()];
  const totals = list.map(({ totalPoints }) => totalPoints);
  const among = list.filter(({ id }) => wanted.has(id)).map(({ totalPoints }) => totalPoints);
  const rowOf = (entry: StandingsEntry, place: number): StandingsRow => ({
    place,
    userId: entry.id,
    name: entry.name,
    email: entry.email ?? undefined,
    rank: entry.rank,
    totalPoints: entry.totalPoints,
    averagePoints: entry.avgPoints,
    drafted: entry.draftPicks.map(({ castawayId, round }) => ({ castaway: ids.indexOf(castawayId), round })),
    rankAmong: wanted.has(entry.id)
      ? 1 + among.filter((total) => total > entry.totalPoints).length
      : undefined,
  });
  return {
    label: ownLabel,
    players: list.length,
    averagePoints: list.length && Math.round(totals.reduce((sum, total) => sum + total, 0) / list.length),
    totalPicks: list.reduce((sum, { draftPicks }) => sum + draftPicks.length, 0),
    castaways: Array.from(castaways.values(), (castaway) => ({ ...castaway, points: 0 })),
    ownPlace: own < 0 ? undefined : own,
    rows: list.flatMap((entry, place) => (isWanted(entry, place) ? [rowOf(entry, place)] : [])),
  };
}
