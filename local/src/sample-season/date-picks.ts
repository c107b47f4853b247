/** All picks of the season are made at once through the API: this gives each the time that the story sets. */
import pg from 'pg';
import { republish } from '../republish.js';
import { pickedAt } from './story.js';

interface SamplePick {
  readonly id: string;
  readonly userId: string;
  readonly weekNumber: number;
  readonly bySystem: boolean;
}

const PICKS = `select id, user_id as "userId", week_number as "weekNumber", is_auto_selected as "bySystem"
  from picks`;

const DATE = `
  update picks pick set version = version + 1, submitted_at = dated.at
  from unnest($1::uuid[], $2::timestamptz[]) as dated (id, at)
  where pick.id = dated.id`;

/**
 * @param databaseUrl the picks service's database; the service may be running
 * @param usernames of the sample players, by their ids
 */
export async function datePicks(
  databaseUrl: string,
  usernames: ReadonlyMap<string, string>,
  now: Date,
): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rows } = await client.query<SamplePick>(PICKS);
    const dated = rows.flatMap(({ id, userId, weekNumber, bySystem }) => {
      const username = usernames.get(userId);
      return username === undefined ? [] : [{ id, at: pickedAt(username, weekNumber, bySystem, now) }];
    });
    await client.query(DATE, [dated.map(({ id }) => id), dated.map(({ at }) => at)]);
  } finally {
    await client.end();
  }
  // The services that copy picks get the change as they would after a restore.
  await republish('picks', databaseUrl);
}
