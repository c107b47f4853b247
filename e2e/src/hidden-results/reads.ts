/** Every call with which a player can read something, with the addresses that are searched for hidden results. */
import { calls, type Call } from '@torchbearer/contract';
import type { SignedIn } from '../api.js';

/** Their examples have results. */
const MADE_FROM_CONTRACT: readonly string[] = ['getOpenApi', 'getDocs'];

/** The reads of the contract that are not for admins. */
export const reads: readonly Call[] = calls.filter(
  ({ id, method, who }) => method === 'get' && who !== 'admin' && !MADE_FROM_CONTRACT.includes(id),
);

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

type Values = (place: Place, reader: SignedIn) => readonly string[] | Promise<readonly string[]>;

/** The values of each parameter of a path, by the parameter and what stands before it. */
const IN_PATH: Readonly<Record<string, Values>> = {
  'castaways/{id}': ({ castawayIds }) => castawayIds,
  'groups/{id}': ({ groupId }) => [groupId],
  'pictures/{id}': ({ pictureId }) => [pictureId],
  'codes/{code}': ({ groupCode }) => [groupCode],
  'calendar/{token}': async (_place, { client }) => [(await client.renewCalendarToken()).token],
  'pages/{standings}': ({ labels }) => labels,
  '{standings}/{page}': () => ['0'],
  'check/{surveyType}': () => ['LEADERBOARD'],
};

/** The values of each parameter of a query, whatever the call. */
const IN_QUERY: Readonly<Record<string, Values>> = {
  castaway: ({ castawayIds }) => castawayIds,
  users: ({ playerIds }) => playerIds,
  week: ({ weeks }) => weeks.map(String),
  picked: ({ weeks }) => weeks.map((week) => `true&week=${String(week)}`),
  limit: () => ['100'],
  q: () => ['player'],
  // Not `true`: that is the player's choice to see who left.
  showsEliminated: () => ['false'],
  // `after` and `sort` give the rows of the whole list again; `run` gives inputs of an earlier draft.
  ...{ after: () => [], sort: () => [], run: () => [] },
};

/** The path with each value of its parameters: by itself, and with each value of each parameter of the query. */
export async function addressesOf({ path, query }: Call, place: Place, reader: SignedIn): Promise<string[]> {
  const valuesOf = async (table: Readonly<Record<string, Values>>, parameter: string) => {
    const values = table[parameter];
    if (!values) throw new Error(`e2e/src/hidden-results/reads.ts has no values of ${parameter}`);
    return await values(place, reader);
  };
  let paths: readonly string[] = [path];
  for (const [parameter, before = ''] of path.matchAll(/(?<=([^/]+\/))\{\w+\}/g)) {
    const values = await valuesOf(IN_PATH, before + parameter);
    paths = paths.flatMap((one) => values.map((value) => one.replace(parameter, value)));
  }
  const queries = [''];
  for (const name of Object.keys(query?.shape ?? {}))
    queries.push(...(await valuesOf(IN_QUERY, name)).map((value) => `?${name}=${value}`));
  return paths.flatMap((one) => queries.map((asked) => one + asked));
}
