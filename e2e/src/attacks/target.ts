/** A running system to attack, and its users: real processes, Postgres, a mailbox, a fake Twilio. */
import { PASSWORD, visitor, type SignedIn } from '../api.js';
import { startIssuer } from '../issuer.js';
import { openLeague } from '../league.js';
import { addPhone } from '../phone.js';
import { startTestSystem } from '../system.js';
import { startMailbox } from '../web/mailbox.js';
import { openClient } from './http.js';

export type Target = Awaited<ReturnType<typeof startTarget>>;

export async function startTarget() {
  const mailbox = await startMailbox();
  const issuer = await startIssuer();
  const system = await startTestSystem({
    purpose: 'attacks',
    isLimited: true,
    env: { SMTP_URL: mailbox.url, OIDC_ISSUER: issuer.url, OIDC_CLIENT_ID: issuer.clientId },
  });
  const [url = ''] = system.urls;
  const league = await openLeague([url], 4);
  const [attacker, victim] = league.players;
  if (!attacker || !victim || !system.twilio) throw new Error('the league is too small');
  const twilio = system.twilio.fake;
  const { send, close } = openClient(url);
  let addresses = 0;
  let words = 0;
  /** An unused IP address of this machine. */
  const freshAddress = (): string => {
    addresses += 1;
    return `127.1.${Math.floor(addresses / 250)}.${(addresses % 250) + 2}`;
  };
  /** An unused word. */
  const freshWord = (what: string): string => `${what}-${++words}`;
  /** An unused phone number, from the range reserved for fiction. */
  const freshPhone = (): string => `+1555${String(5_560_000 + ++words)}`;
  /** Signs up a player with the common password, from a new address because of the hourly limit per address. */
  const newPlayer = async (what = 'newcomer'): Promise<SignedIn> => {
    const name = freshWord(what);
    const email = `${name}@example.com`;
    const body = { email, name, username: name, password: PASSWORD };
    const response = await send({ path: '/api/auth/signup', body, from: freshAddress() });
    const { user, token } = response.json as { user: { id: string; name: string }; token: string };
    return { id: user.id, name: user.name, email, token, ...visitor([url], token) };
  };
  return {
    ...{ system, url, port: Number(new URL(url).port), league, admin: league.admin },
    /** Drafted players. The attacker has an ordinary account; the victim made no mistake. */
    ...{ attacker, victim },
    ...{ mailbox, issuer, twilio, send, freshAddress, freshWord, freshPhone, newPlayer },
    /** The secret that the system shares with Twilio. */
    twilioToken: system.twilio.env['TWILIO_AUTH_TOKEN'] ?? '',
    /** Adds a phone number to this account and confirms it. */
    bindPhone: async (owner: SignedIn): Promise<string> => {
      const phone = freshPhone();
      await addPhone(twilio.url, owner, phone);
      return phone;
    },
    stop: async (): Promise<void> => {
      close();
      await system.stop();
      await Promise.all([mailbox.stop(), issuer.stop()]);
    },
  };
}
