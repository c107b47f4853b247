/** An admin's message to all players by text: sent to the stand-in of Twilio and reported as delivered. */
import type { Job, Runs, Setting } from '../job.js';
import { wantMessages } from '../league.js';
import { totalMs, type Site } from '../site.js';
import { until } from '../until.js';

/** How many players want text messages. */
const PHONES = { full: 200, quick: 80 };

export const texts: Job = {
  name: 'texts',
  title: 'a text message and its delivery report, 200 at once (80 in the quick form)',
  engines: 'embedded',
  players: 200,
  rounds: { full: 1 },
  figures: [
    {
      name: 'CPU per message, all processes',
      ...{ unit: 'ms', key: 'cpuMs' },
      must: 4,
      limit: { full: 6, quick: 12 },
    },
    { name: 'CPU per message, only Postgres', unit: 'ms', key: 'postgresMs' },
  ],
  open: openTexts,
};

async function openTexts({ site, league: { admin }, form }: Setting): Promise<Runs> {
  const count = PHONES[form];
  const fake = site.system.twilio?.fake;
  if (!fake) throw new Error('there is no stand-in for Twilio');
  await wantMessages(site, count);
  await site.settled();
  // Each of them gets a welcome message first.
  await until(async () => (await countOf(site, `kind = 'welcome' and state = 'DELIVERED'`)) >= count);
  await fake.settled();
  return {
    ours: async () => {
      const before = fake.messages.length;
      const { cpuMs } = await site.measured(async () => {
        const body = { message: 'Have you picked yet?', recipientFilter: 'all' } as const;
        const { blastId } = await admin.sendBlast({ body });
        const isDelivered = `blast_id = '${blastId}' and state = 'DELIVERED'`;
        await until(async () => (await countOf(site, isDelivered)) >= count);
      });
      await fake.settled();
      const sent = fake.messages.slice(before);
      const received = new Set(sent.map(({ to }) => to));
      if (sent.length !== count || received.size !== count)
        throw new Error(`${sent.length} messages to ${received.size} of ${count} players`);
      return { cpuMs: totalMs(cpuMs) / count, postgresMs: totalMs(cpuMs, ['Postgres']) / count };
    },
  };
}

const countOf = (site: Site, condition: string): Promise<number> =>
  site.numberIn('sms', `select count(*) from messages where ${condition}`);
