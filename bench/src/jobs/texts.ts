/** An admin's message to all players by text: sent to the provider and reported as delivered. */
import type { Texts } from '../baselines/texts-process.js';
import { wantMessages } from '../fill.js';
import { forkHelper } from '../forked.js';
import type { Job, Runs, Setting } from '../job.js';
import { cpuMsOf, variableOf } from '../processes.js';
import { totalMs, type Site } from '../site.js';
import { until } from '../until.js';

/** How many players want text messages. */
const PHONES = { full: 200, quick: 80 };
/** node:http needs less time, and processor time is counted in steps of 10 ms. */
const BARE_TURNS = 4;
const TEXT = 'Have you picked yet?';

export const texts: Job = {
  name: 'texts',
  title: 'a text message and its delivery report, 200 at once (80 in the quick form)',
  baseline: 'node:http sending to the same stand-in of Twilio and receiving its reports',
  engines: 'embedded',
  full: { rounds: 6, players: 200 },
  quick: null,
  warmUp: true,
  figures: [
    {
      name: 'CPU per message, all processes',
      unit: 'ms',
      kind: 'ours',
      key: 'cpuMs',
      better: 'lower',
      before: '12',
      must: 4,
      goal: 2,
      limit: { full: 6, quick: 12 },
    },
    {
      name: 'CPU per message, against node:http',
      unit: '×',
      kind: 'ratio',
      key: 'cpuMs',
      better: 'lower',
      limit: { full: 40, quick: 70 },
    },
    { name: 'CPU per message, only Postgres', unit: 'ms', kind: 'ours', key: 'postgresMs', better: 'lower' },
  ],
  open: openTexts,
};

async function openTexts({ site, league, form }: Setting): Promise<Runs> {
  const { admin } = league;
  const count = PHONES[form];
  const twilio = site.system.twilio;
  if (!twilio) throw new Error('there is no stand-in for Twilio');
  await wantMessages(site, count);
  await site.settled();
  // Each of them gets a welcome message first.
  await until(async () => (await countOf(site, `kind = 'welcome' and state = 'DELIVERED'`)) >= count);
  await twilio.fake.settled();
  const phones = twilio.fake.messages.slice(-count).map(({ to }) => to);
  if (new Set(phones).size !== count) throw new Error('not every player has a phone');

  const sms = site.pid('sms');
  const sid = variableOf(sms, 'TWILIO_ACCOUNT_SID');
  const secret = Buffer.from(`${sid}:${variableOf(sms, 'TWILIO_AUTH_TOKEN')}`).toString('base64');
  const bare = forkHelper<Texts, { readonly sent: number }>('baselines/texts-process.js');
  return {
    ours: async () => {
      const before = twilio.fake.messages.length;
      let blastId = '';
      const { cpuMs } = await site.measured(async () => {
        ({ blastId } = await admin.sendBlast({ body: { message: TEXT, recipientFilter: 'all' } }));
        const isDelivered = `blast_id = '${blastId}' and state = 'DELIVERED'`;
        await until(async () => (await countOf(site, isDelivered)) >= count);
      });
      await twilio.fake.settled();
      const sent = twilio.fake.messages.slice(before);
      const received = new Set(sent.map(({ to }) => to));
      if (sent.length !== count || received.size !== count)
        throw new Error(`${sent.length} messages to ${received.size} of ${count} players`);
      return {
        cpuMs: totalMs(cpuMs) / count,
        postgresMs: (cpuMs['Postgres'] ?? 0) / count,
      };
    },
    baseline: async () => {
      const before = cpuMsOf(bare.pid);
      await bare.ask({
        url: `${twilio.fake.url}/2010-04-01/Accounts/${sid}/Messages.json`,
        authorization: `Basic ${secret}`,
        from: variableOf(sms, 'TWILIO_FROM'),
        to: Array.from({ length: BARE_TURNS }, () => phones).flat(),
        text: TEXT,
      });
      return { cpuMs: (cpuMsOf(bare.pid) - before) / count / BARE_TURNS };
    },
    close: bare.stop,
  };
}

async function countOf(site: Site, condition: string): Promise<number> {
  const { rows } = await site
    .database('sms')
    .query<{ messages: number }>(`select count(*)::int as messages from messages where ${condition}`);
  return rows[0]?.messages ?? 0;
}
