/**
 * What was under way when an older version was replaced by this one: a draft previewed or run, a changed e-mail, linked
 * identities. UPGRADE_FROM names a built checkout of the older version.
 */
import { root } from '@torchbearer/local';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectOlderVersion, logIn, PASSWORD, visitor, type RawResponse, type SignedIn } from './src/api.js';
import { startIssuer, type Issuer } from './src/issuer.js';
import { openLeague, type League } from './src/league.js';
import { startTestSystem, type TestSystem } from './src/system.js';
import { eventually } from './src/wait.js';
import { linkIn, startMailbox, type Mailbox, type MailedPage } from './src/web/mailbox.js';

const older = process.env['UPGRADE_FROM'] ?? '';

async function replaceAll(system: TestSystem): Promise<void> {
  for (const { name } of system.children) await system.replace(name, root);
}

describe(`what was under way in ${older}`, { timeout: 600_000 }, () => {
  let mailbox: Mailbox;
  let issuer: Issuer;
  let system: TestSystem;
  let league: League;
  /** As the older version showed them. */
  let receipt: object;
  let proof: object;
  /** Signed in by the provider, the second after a change of e-mail that was confirmed. */
  let linked: SignedIn;
  let movedAndLinked: SignedIn;

  const player = (index: number): SignedIn => {
    const found = league.players[index];
    if (!found) throw new Error(`no player ${index}`);
    return found;
  };
  const signInByProvider = async (email: string, sub: string): Promise<RawResponse> => {
    const made = await visitor(system.urls).raw('POST', '/api/auth/oidc-nonce', {});
    const { nonce } = made.json as { nonce: string };
    const token = await issuer.idToken({ email, name: 'Vouched For', sub, nonce });
    const body = { token, email, name: 'Vouched For', picture: null, nonce };
    return await visitor(system.urls).raw('POST', '/api/auth/auth0-login', body);
  };
  const changeEmail = async (owner: SignedIn, to: string): Promise<void> => {
    const { username } = await owner.client.getOwnUser();
    const body = { name: owner.name, username, email: to, currentPassword: PASSWORD };
    expect((await owner.raw('PUT', '/api/users/profile', body)).status, owner.email).toBe(200);
  };
  const mailed = async (to: string, page: MailedPage): Promise<string> => {
    const link = await eventually(() => linkIn(mailbox.mails, to, page));
    return link.hash.slice('#token='.length);
  };
  const follow = (page: string, token: string): Promise<RawResponse> =>
    visitor(system.urls).raw('POST', `/api/auth/${page}`, { token });

  beforeAll(async () => {
    expectOlderVersion();
    [mailbox, issuer] = await Promise.all([startMailbox(), startIssuer()]);
    const env = { SMTP_URL: mailbox.url, OIDC_ISSUER: issuer.url, OIDC_CLIENT_ID: issuer.clientId };
    system = await startTestSystem({ purpose: 'midway', checkout: older, env });
    league = await openLeague(system.urls, 4);
    receipt = (await player(0).client.getMyDraft()) ?? expect.fail();
    proof = await player(0).client.getDraftProof();
    [linked, movedAndLinked] = [player(1), player(2)];
    expect((await signInByProvider(linked.email, 'sub-linked')).status).toBe(200);
    await changeEmail(movedAndLinked, 'moved@example.com');
    expect((await follow('confirm-email', await mailed('moved@example.com', 'confirm-email'))).status).toBe(
      200,
    );
    expect((await signInByProvider('moved@example.com', 'sub-moved')).status).toBe(200);
    await changeEmail(player(3), 'under-way@example.com');
    await mailed('under-way@example.com', 'confirm-email');
    await replaceAll(system);
  }, 600_000);
  afterAll(async () => {
    await system?.stop();
    await issuer?.stop();
    await mailbox?.stop();
  });

  it('a draft that has run keeps its receipts and its proof', async () => {
    expect(await player(0).client.getMyDraft()).toMatchObject(receipt);
    expect(await player(0).client.getDraftProof()).toMatchObject(proof);
  });

  it('a changed e-mail is confirmed by the link that was mailed before', async () => {
    const token = await mailed('under-way@example.com', 'confirm-email');
    expect((await follow('confirm-email', token)).status).toBe(200);
    await logIn(system.urls, 'under-way@example.com', PASSWORD);
  });

  it('a linked identity still signs in, and counts as linked under the address of that time', async () => {
    const response = await signInByProvider(linked.email, 'sub-linked');
    const { user, token } = response.json as { user: { id: string }; token: string };
    expect(user.id).toBe(linked.id);
    expect(await visitor(system.urls, token).client.listIdentities()).toHaveLength(1);
    // Its owner takes the account back, and with it goes what was linked under the other address.
    expect((await follow('revert-email', await mailed(movedAndLinked.email, 'revert-email'))).status).toBe(
      200,
    );
    const afterwards = await signInByProvider('moved@example.com', 'sub-moved');
    expect((afterwards.json as { user?: { id: string } }).user?.id).not.toBe(movedAndLinked.id);
  });
});

describe(`a draft previewed in ${older}`, { timeout: 600_000 }, () => {
  let system: TestSystem;
  afterAll(async () => {
    await system?.stop();
  });

  it('is run afterwards, with the picks that it showed', async () => {
    expectOlderVersion();
    system = await startTestSystem({ purpose: 'previewed', checkout: older });
    const { admin } = await openLeague(system.urls, 3);
    await admin.client.unlockRankings();
    const preview = await admin.client.previewDraft();
    expect(preview.picks).not.toEqual([]);
    await replaceAll(system);
    await admin.client.runDraft({ body: { previewId: preview.previewId } });
    const { picks } = await admin.client.getDraft();
    const inOrder = (some: typeof picks) => some.map(({ userId, castawayId }) => [userId, castawayId]);
    expect(inOrder(picks)).toEqual(inOrder(preview.picks));
  });
});
