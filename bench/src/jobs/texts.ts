/** An admin's message to all players by text: sent to the provider and reported as delivered. */
import type { Texts } from '../baselines/texts-process.js';
import { wantMessages } from '../fill.js';
import { forkHelper } from '../forked.js';
import type { Job, Runs, Setting } from '../job.js';
import { cpuMsOf, variableOf } from '../processes.js';
import { totalMs, type Site } from '../site.js';
import { until } from '../until.js';

const TEXT = 'Have you picked yet?';

export const texts: Job = {
  name: 'texts',
  title: 'a text message and its delivery report, 200 at once',
  baseline: 'node:http sending to the same stand-in of Twilio and receiving its reports',
  engines: 'embedded',
  full: { rounds: 8, players: 200 },
  quick: { rounds: 2 },
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
      limit: { full: 20, quick: 35 },
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

async function openTexts({ site, league }: Setting): Promise<Runs> {
  const { players, admin } = league;
  const twilio = site.system.twilio;
  if (!twilio) throw new Error('there is no stand-in for Twilio');
  await wantMessages(site, players.length);
  await site.settled();
  // Each of them gets a welcome message first.
  await until(
    async () => (await countOf(site, `kind = 'welcome' and state = 'DELIVERED'`)) >= players.length,
  );
  await twilio.fake.settled();
  const phones = twilio.fake.messages.slice(-players.length).map(({ to }) => to);
  if (new Set(phones).size !== players.length) throw new Error('not every player has a phone');

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
        await until(async () => (await countOf(site, isDelivered)) >= players.length);
      });
      await twilio.fake.settled();
      const sent = twilio.fake.messages.slice(before);
      const received = new Set(sent.map(({ to }) => to));
      if (sent.length !== players.length || received.size !== players.length)
        throw new Error(`${sent.length} messages to ${received.size} of ${players.length} players`);
      return {
        cpuMs: totalMs(cpuMs) / players.length,
        postgresMs: (cpuMs['Postgres'] ?? 0) / players.length,
      };
    },
    baseline: async () => {
      const before = cpuMsOf(bare.pid);
      await bare.ask({
        url: `${twilio.fake.url}/2010-04-01/Accounts/${sid}/Messages.json`,
        authorization: `Basic ${secret}`,
        from: variableOf(sms, 'TWILIO_FROM'),
        to: phones,
        text: TEXT,
      });
      return { cpuMs: (cpuMsOf(bare.pid) - before) / players.length };
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
