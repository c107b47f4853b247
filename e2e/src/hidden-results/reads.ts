/** Every call with which a player can read something, with the addresses that are searched for hidden results. */
import { calls, type Call } from '@torchbearer/contract';
import type { SignedIn } from '../api.js';

type ReadId = Extract<(typeof calls)[number], { method: 'get'; who: 'player' | 'public' }>['id'];

/** The reads of the contract that are not for admins. */
export const reads: readonly Call[] = calls.filter(({ method, who }) => method === 'get' && who !== 'admin');

export interface Place {
  readonly castawayIds: readonly string[];
  readonly playerIds: readonly string[];
  readonly groupId: string;
  readonly groupCode: string;
  readonly pictureId: string;
  readonly weeks: readonly number[];
  /** Of every list of standings that anybody has. */
  readonly labels: readonly string[];
}

/** The path itself, and with these queries. */
const withQueries =
  (...queries: readonly string[]) =>
  (_place: Place, path: string): string[] => [path, ...queries.map((query) => `${path}?${query}`)];
const ofEach =
  (parameter: string, idsIn: (place: Place) => readonly string[]) =>
  (place: Place, path: string): string[] =>
    idsIn(place).map((id) => path.replace(`{${parameter}}`, id));
const asIs = withQueries();
const ofCastaways = ofEach('id', ({ castawayIds }) => castawayIds);
const ofGroup = ofEach('id', ({ groupId }) => [groupId]);

/** By call. A new call needs a line: with all its forms, if results may be in it. */
const ADDRESSES: Readonly<
  Record<ReadId, (place: Place, path: string, reader: SignedIn) => string[] | Promise<string[]>>
> = {
  getMe: asIs,
  listSessions: asIs,
  listIdentities: asIs,
  getPicture: ofEach('id', ({ pictureId }) => [pictureId]),
  getCalendar: async (_place, path, { client }) => [
    path.replace('{token}', (await client.renewCalendarToken()).token),
  ],
  getOwnUser: asIs,
  listCastaways: asIs,
  getCastaway: ofCastaways,
  listCastawayResults: ofCastaways,
  listCastawayLines: ofCastaways,
  getCastawayOwner: ofCastaways,
  getMyRanking: asIs,
  getDraft: ({ castawayIds, playerIds }, path) => [
    ...[path, `${path}?limit=100`, `${path}?q=player`],
    ...castawayIds.map((id) => `${path}?castaway=${id}`),
    ...playerIds.map((id) => `${path}?users=${id}`),
  ],
  getLeague: asIs,
  getMyDraft: asIs,
  getDraftProof: asIs,
  getDraftInputs: asIs,
  getConfig: asIs,
  listAnnouncements: asIs,
  getActiveWeek: asIs,
  // Not with `showsEliminated=true`: that is the player's choice to see who left.
  getMyPicks: withQueries('showsEliminated=false'),
  listAllPicks: ({ weeks, playerIds }, path) => [
    ...[path, `${path}?limit=100`, `${path}?q=player`],
    ...playerIds.map((id) => `${path}?users=${id}`),
    ...weeks.flatMap((week) => [`${path}?week=${String(week)}`, `${path}?week=${String(week)}&picked=true`]),
  ],
  listResults: asIs,
  getStandings: withQueries('q=player'),
  getOwnStanding: withQueries('q=player'),
  getStandingsPage: ({ labels }, path) =>
    labels.map((label) => path.replace('{standings}', label).replace('{page}', '0')),
  getWeeksInFirst: asIs,
  getMyHistory: asIs,
  getMyNeeds: asIs,
  listResultLines: ({ weeks }, path) => [path, ...weeks.map((week) => `${path}?week=${String(week)}`)],
  listScoredWeeks: asIs,
  listCorrections: ({ weeks }, path) => [path, ...weeks.map((week) => `${path}?week=${String(week)}`)],
  listGroups: asIs,
  getGroupByCode: ofEach('code', ({ groupCode }) => [groupCode]),
  getGroup: ofGroup,
  getGroupStandings: ofGroup,
  checkFeedback: ofEach('surveyType', () => ['LEADERBOARD']),
  // Made from the contract, whose examples have results.
  getOpenApi: () => [],
  getDocs: () => [],
};

export const addressesOf = async (call: Call, place: Place, reader: SignedIn): Promise<string[]> =>
  await ADDRESSES[call.id as ReadId](place, call.path, reader);

export const classified: readonly string[] = Object.keys(ADDRESSES);
