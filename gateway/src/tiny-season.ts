/**
 * Checks an installation from the outside and exits with 0 or says what is wrong: signs in, reads, opens a Socket.IO
 * session. On request, in an empty league, it plays a season of one week first; that season stays, so use this for
 * rehearsals. A league in use is only read.
 */
import { env, runJob, type Log } from '@torchbearer/kit';
import type { Client } from '@torchbearer/contract';
import { z } from 'zod';
import { lookAround } from './tiny-season/look-around.js';
import { playSeason } from './tiny-season/play-season.js';
import { signIn } from './tiny-season/sign-in.js';

const isEmpty = async (client: Client): Promise<boolean> => {
  const { players, draftStatus } = await client.getLeague();
  return players === 0 && draftStatus === 'PENDING' && (await client.listCastaways()).length === 0;
};

await runJob({
  name: 'tiny-season',
  env: {
    /** The gateway's address, and an admin. */
    BASE_URL: z.url({ protocol: /^https?$/, error: 'must be an http:// or https:// URL' }),
    ADMIN_EMAIL: env.text(),
    ADMIN_PASSWORD: env.text(),
    /** Whether to play a season in an empty league. */
    PLAY_SEASON: env.flag(false),
  },
  run: async ({ BASE_URL, ADMIN_EMAIL, ADMIN_PASSWORD, PLAY_SEASON }, log: Log) => {
    const site = BASE_URL.replace(/\/+$/, '');
    const admin = await signIn(site, ADMIN_EMAIL, ADMIN_PASSWORD);
    if (!(await isEmpty(admin))) log.info('the league is in use: only reading');
    else if (!PLAY_SEASON) log.info('the league is empty, and no season is to be played: only reading');
    else await playSeason(site, admin, log);
    await lookAround(site, admin, log);
  },
});
