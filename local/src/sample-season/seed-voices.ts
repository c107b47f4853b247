/** Profiles, surveys, announcements and text messages of the sample season. */
import { ApiError, type Castaway, type Client } from '@torchbearer/contract';
import { announcements, answers, BLAST, phones, profiles, texts } from './voices.js';

export interface VoicesOptions {
  readonly admin: Client;
  /** API client by username. */
  readonly players: ReadonlyMap<string, Client>;
  readonly castaways: readonly Castaway[];
  /** Of every player. */
  readonly password: string;
  /** Sends a text message to our number; left out if Twilio is the real one. */
  readonly textIn?: ((from: string, body: string) => Promise<unknown>) | undefined;
}

/** Like all seeding it checks first what exists, so that an interrupted one can continue. */
export async function seedVoices(options: VoicesOptions): Promise<void> {
  const { admin, players, textIn } = options;
  for (const [username, client] of players) await seedAccount(username, client, options);
  for (const { username, ...answer } of answers) {
    await players.get(username)?.submitFeedback({ body: answer }).catch(unlessThere);
  }
  const posted = new Set((await admin.listAnnouncements()).map(({ title }) => title));
  for (const body of announcements) if (!posted.has(body.title)) await admin.createAnnouncement({ body });
  // Only with the fake Twilio: the numbers don't exist, but a real account would charge for them.
  if (!textIn) return;
  const log = await admin.listSmsLogs({ query: { limit: 200 } });
  const received = new Set(log.map(({ phone, inboundText }) => `${phone} ${inboundText ?? ''}`));
  const headers = { 'idempotency-key': 'sample-season' };
  await admin.sendBlast({ headers, body: { message: BLAST, recipientFilter: 'all' } });
  for (const { username, body } of texts) {
    const from = phones[username] ?? '';
    if (!received.has(`${from} ${body}`)) await textIn(from, body);
  }
}

async function seedAccount(
  username: string,
  client: Client,
  { castaways, password, textIn }: VoicesOptions,
): Promise<void> {
  const user = await client.getOwnUser();
  const profile = profiles[username];
  if (profile && user.about === null) {
    const { city, state, about } = profile;
    const favoriteCastaway = castaways[profile.favorite]?.name ?? null;
    const { name, email } = user;
    await client.updateProfile({ body: { name, email, username, city, state, about, favoriteCastaway } });
  }
  const phone = phones[username];
  // The numbers don't exist: only the fake Twilio can confirm the code.
  if (textIn && phone !== undefined && !user.phoneVerified) {
    await client.setPhone({ body: { phone, currentPassword: password } });
    await textIn(phone, 'YES');
  }
  if (!user.hasSeenWelcome) await client.markWelcomeSeen({ body: {} });
}

const unlessThere = (error: unknown): void => {
  if (!(error instanceof ApiError && error.status === 409)) throw error;
};
