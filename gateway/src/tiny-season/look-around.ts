import type { Client } from '@torchbearer/contract';
import type { Log } from '@torchbearer/kit';

/**
 * Reads something from every service, the page, and the Socket.IO handshake.
 * @throws Error naming what does not respond as it should
 */
export async function lookAround(site: string, admin: Client, log: Log): Promise<void> {
  const seen = {
    'identity: players': (await admin.listUsers()).length,
    'league: castaways': (await admin.listCastaways()).length,
    'picks: picks': (await admin.listPickLog()).picks.length,
    'scoring: standings': (await admin.getStandings()).length,
    'analytics: players': (await admin.getWinProbability()).probabilities.length,
    'sms: messages': (await admin.listSmsLogs({ query: {} })).length,
    'feedback: answers': (await admin.listFeedback()).length,
  };
  log.info(seen, 'every service answers');
  const page = await textOf(`${site}/`);
  if (!page.includes('<title>')) throw new Error(`${site}/ is not the page of the web client`);
  const greeting = await textOf(`${site}/socket.io/?EIO=4&transport=polling`);
  if (!greeting.includes('"sid"'))
    throw new Error(`the Socket.IO tier responds with ${greeting.slice(0, 100)}`);
  log.info('the page and the Socket.IO tier respond');
}

async function textOf(address: string): Promise<string> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} responds with ${response.status}`);
  return await response.text();
}
