/** Players who request the standings, with or without the version that they have. */
import { StandingsEntrySchema } from '@torchbearer/contract';
import type { Runs, Setting } from '../job.js';
import { fillStandings } from '../league.js';
import type { Asked } from '../load/messages.js';
import { openHttpRuns } from './http-runs.js';

const STANDINGS_PATH = '/api/league/standings';
const CONNECTIONS = 64;
const SECONDS = { full: 3, quick: 0.8 };

export async function openStandingsRuns(
  { site, league, form }: Setting,
  isUnchanged: boolean,
): Promise<Runs> {
  await fillStandings(site, league);
  const { players } = league;
  const response = await fetch(`${site.url}${STANDINGS_PATH}`, {
    headers: { authorization: `Bearer ${players[0]?.token}`, 'accept-encoding': 'identity' },
  });
  const [etag, body] = [response.headers.get('etag') ?? '', await response.text()];
  const entries = StandingsEntrySchema.array().parse(JSON.parse(body));
  if (etag === '' || entries.length < players.length)
    throw new Error(`the standings have ${entries.length} entries and the tag ${etag}`);
  const connections = Array.from({ length: CONNECTIONS }, (_, connection) =>
    players
      .filter((_, index) => index % CONNECTIONS === connection)
      .map(({ token }): Asked => {
        const headers = { authorization: `Bearer ${token}` };
        return isUnchanged
          ? {
              ...{ method: 'GET', path: STANDINGS_PATH, expected: { status: 304, etag } },
              headers: { ...headers, 'if-none-match': etag },
            }
          : { method: 'GET', path: STANDINGS_PATH, headers, expected: { status: 200, etag, body: 0 } };
      }),
  );
  return await openHttpRuns(site, {
    script: { connections, bodies: [body] },
    pages: [{ path: STANDINGS_PATH, body, etag }],
    until: { seconds: SECONDS[form] },
    requestsEach: 1,
  });
}
