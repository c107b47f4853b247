import type { StandingsEntry } from '@torchbearer/contract';
import { Refusal, type Actor } from '@torchbearer/kit';
import type {
  GetStandingsRequest,
  GetStandingsResponse,
  StandingsQuery,
  StandingsRow,
} from '@torchbearer/proto/scoring/v1/scoring';

/**
 * Responds to a query as scoring does: with rows of this list.
 * @param label begins with the version; another one is refused
 */
export const standingsOf =
  (list: readonly StandingsEntry[], label: string) =>
  ({ query }: GetStandingsRequest, { actor }: { readonly actor: Actor }): GetStandingsResponse => {
    const wanted: StandingsQuery = query ?? { places: [], userIds: [] };
    if (wanted.label !== undefined && wanted.label !== label) throw new Refusal('STANDINGS_REPLACED');
    const ownPlace = list.findIndex(({ id }) => id === actor.id);
    const castaways = list.flatMap(({ draftPicks }) => draftPicks.map(({ castaway }) => castaway));
    const members = list.filter(({ id }) => wanted.userIds.includes(id));
    const rowOf = (entry: StandingsEntry, place: number): StandingsRow => ({
      place,
      userId: entry.id,
      name: entry.name,
      email: entry.email ?? undefined,
      rank: entry.rank,
      totalPoints: entry.totalPoints,
      averagePoints: entry.avgPoints,
      drafted: entry.draftPicks.map(({ castaway, round }) => ({
        castaway: castaways.indexOf(castaway),
        round,
      })),
      rankAmong: members.includes(entry)
        ? 1 + members.filter(({ totalPoints }) => totalPoints > entry.totalPoints).length
        : undefined,
    });
    const isWanted = ({ name, userId, place }: StandingsRow): boolean =>
      wanted.places.some(({ from, count }) => place >= from && place < from + count) ||
      (ownPlace >= 0 && Math.abs(place - ownPlace) <= (wanted.neighbors ?? -1)) ||
      (wanted.words !== undefined && name.toLowerCase().includes(wanted.words.toLowerCase())) ||
      wanted.userIds.includes(userId);
    const points = list.reduce((sum, { totalPoints }) => sum + totalPoints, 0);
    return {
      version: Number.parseInt(label),
      standingsJson: Buffer.alloc(0),
      standings: {
        label,
        players: list.length,
        averagePoints: Math.round(points / Math.max(1, list.length)),
        totalPicks: castaways.length,
        castaways: castaways.map((castaway) => ({ ...castaway, points: 0 })),
        ownPlace: ownPlace < 0 ? undefined : ownPlace,
        rows: list.map(rowOf).filter(isWanted),
      },
    };
  };
