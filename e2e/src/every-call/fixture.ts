/** A running system with a league and callers of every kind, including users who lost their access. */
import { callsById, type CallId } from '@torchbearer/contract';
import { signUp, visitor, type SignedIn, type Visitor } from '../api.js';
import { openLeague, type League } from '../league.js';
import { addPhone } from '../phone.js';
import { startSystemInProcess } from '../in-process.js';
import type { TestSystem } from '../system.js';
import { eventually } from '../wait.js';
import { startIssuer, type Issuer } from '../issuer.js';
import { expect } from 'vitest';

export interface Fixture {
  readonly system: TestSystem;
  readonly urls: readonly string[];
  readonly league: League;
  readonly visitor: Visitor;
  readonly player: SignedIn;
  readonly admin: SignedIn;
  /** Was an admin, and made a call as one. */
  readonly demoted: SignedIn;
  /** Signed out, after a call. */
  readonly signedOut: SignedIn;
  /** Deleted by an admin, after a call. */
  readonly deleted: SignedIn;
  readonly issuer: Issuer;
  /** The profile picture of a player. */
  readonly pictureId: string;
  /** The calendar token of a player. */
  readonly calendarToken: string;
  /** A blast that was sent. */
  readonly blastId: string;
  /** An unused name. */
  freshName(what: string): string;
  /** An unused phone number. */
  freshPhone(): string;
  /** The code in the newest text to this number. */
  textedCode(phone: string): Promise<string>;
  /** The token in the newest mail to this address with a link to this page, by default the page for a new password. */
  mailedToken(email: string, page?: MailedPage): Promise<string>;
}

type MailedPage = 'reset-password' | 'confirm-email' | 'revert-email';

/** The smallest possible picture: one pixel. */
export const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

export async function setUpFixture(): Promise<Fixture> {
  const issuer = await startIssuer();
  const shown: string[] = [];
  const system = await startSystemInProcess({
    purpose: 'every_call',
    // Without a mail server, mails are printed.
    show: (line) => void shown.push(line),
    env: {
      OIDC_ISSUER: issuer.url,
      OIDC_CLIENT_ID: issuer.clientId,
    },
  });
  try {
    const { urls } = system;
    const league = await openLeague(urls, 5);
    const [player] = league.players;
    if (!player) throw new Error('the league has no players');
    const { admin } = league;
    const [demoted, signedOut, deleted] = await Promise.all([
      signUp(urls, 'Demoted'),
      signUp(urls, 'Left'),
      signUp(urls, 'Deleted'),
    ]);

    await admin.client.setAdmin({ params: { id: demoted.id }, body: { isAdmin: true } });
    await eventually(() => expectStatus(demoted, '/api/users', 200));
    await admin.client.setAdmin({ params: { id: demoted.id }, body: { isAdmin: false } });
    await eventually(() => expectStatus(demoted, '/api/users', 403));
    await expectStatus(signedOut, '/api/auth/me', 200);
    await signedOut.client.logOut();
    // Immediately, without waiting for an event.
    await expectStatus(signedOut, '/api/auth/me', 401);
    await expectStatus(deleted, '/api/auth/me', 200);
    await admin.client.deleteUser({ params: { id: deleted.id } });
    await eventually(() => expectStatus(deleted, '/api/auth/me', 401));

    const [, bystander] = league.players;
    if (!bystander) throw new Error('the league has no second player');
    const { profilePicture } = await bystander.client.uploadPicture({ file: new Blob([PIXEL]) });
    const { token: calendarToken } = await bystander.client.renewCalendarToken();
    let phoneCount = 0;
    const freshPhone = (): string => `+1555${String(5_550_000 + ++phoneCount)}`;
    await addPhone(system.twilio?.fake.url, bystander, freshPhone());
    const blast = { message: 'Hello, {name}!', recipientFilter: 'all' } as const;
    await eventually(async () => {
      const { estimatedCount } = await admin.client.estimateBlast({ body: blast });
      if (estimatedCount === 0) throw new Error('sms has not received the number yet');
    });
    const { blastId } = await admin.client.sendBlast({ body: blast });

    let nameCount = 0;
    const freshName = (what: string): string => `${what} ${++nameCount}`;
    const mailedToken = (email: string, page: MailedPage = 'reset-password'): Promise<string> =>
      eventually(() => {
        const mail = shown.findLast((line) => line.includes(email) && line.includes(`/${page}`));
        const token = /#token=([\w-]+)/.exec(mail ?? '')?.[1];
        if (token === undefined) throw new Error(`no mail to ${email}`);
        return token;
      });
    const textedCode = (phone: string): Promise<string> =>
      eventually(() => {
        const text = system.twilio?.fake.receivedBy(phone).findLast((one) => one.includes('code is'));
        const code = /\b\d{6}\b/.exec(text ?? '')?.[0];
        if (code === undefined) throw new Error(`no code for ${phone}`);
        return code;
      });
    return {
      system: { ...system, stop: () => Promise.all([system.stop(), issuer.stop()]).then(() => undefined) },
      urls,
      league,
      visitor: visitor(urls),
      player,
      admin,
      demoted,
      signedOut,
      deleted,
      issuer,
      pictureId: profilePicture?.split('/').at(-1) ?? '',
      calendarToken,
      blastId,
      freshName,
      freshPhone,
      textedCode,
      mailedToken,
    };
  } catch (error) {
    await system.stop();
    await issuer.stop();
    throw error;
  }
}

async function expectStatus(who: Visitor, path: string, status: number): Promise<void> {
  expect((await who.raw('GET', path)).status).toBe(status);
}

const READS: readonly CallId[] = [
  ...(['listUsers', 'listCastaways', 'listWeeks', 'getDraft', 'listRankings', 'listPickLog'] as const),
  ...(['listAllPicks', 'listScoredWeeks', 'listCorrections', 'listResults', 'getStandings'] as const),
  ...(['getSeason', 'listAnnouncements', 'listInvites', 'listFeedback', 'listAudit'] as const),
];

/** All data that an admin can read, by call; a refused call must not change any. */
export async function readAllData({ admin }: Fixture): Promise<Readonly<Record<string, unknown>>> {
  const read = async (id: CallId): Promise<[CallId, unknown]> => {
    const response = await admin.raw('GET', callsById[id].path);
    expect(response.status, id).toBe(200);
    return [id, response.json];
  };
  return Object.fromEntries(await Promise.all(READS.map(read)));
}
