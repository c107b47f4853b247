/** A local OpenID Connect provider, whose users need no password. */
import { exportJWK, generateKeyPair, SignJWT, type CryptoKey, type JWTPayload } from 'jose';
import { createHash, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import Provider, { type Configuration } from 'oidc-provider';
import { must } from './league.js';

export interface Person {
  /** Identifies them at the provider permanently. */
  readonly sub: string;
  readonly email: string;
  readonly email_verified?: boolean;
  readonly name?: string;
  readonly picture?: string;
}

export const CLIENT_ID = 'torchbearer-web';
const REDIRECT_URI = 'https://league.example/callback';

function configuration(people: ReadonlyMap<string, Person>, key: object): Configuration {
  const client = (id: string) => ({
    client_id: id,
    token_endpoint_auth_method: 'none' as const,
    redirect_uris: [REDIRECT_URI],
    grant_types: ['authorization_code'],
    response_types: ['code' as const],
  });
  return {
    clients: [client(CLIENT_ID), client('another-app')],
    jwks: { keys: [key] },
    cookies: { keys: ['a cookie key for tests only'] },
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name', 'picture'] },
    conformIdTokenClaims: false,
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_ctx, interaction) => `/interaction/${interaction.uid}` },
    findAccount: (_ctx, id) => ({ accountId: id, claims: () => ({ ...must(people.get(id)) }) }),
    // Grants consent automatically.
    loadExistingGrant: async (ctx) => {
      const accountId = must(ctx.oidc.session?.accountId);
      const grant = new ctx.oidc.provider.Grant({ clientId: must(ctx.oidc.client).clientId, accountId });
      grant.addOIDCScope('openid email profile');
      await grant.save();
      return grant;
    },
    ttl: { Session: 600, Grant: 600, Interaction: 600, AccessToken: 600, IdToken: 600 },
  };
}

export async function startIdentityProvider(port = 0) {
  const server = createServer().listen(port, '127.0.0.1');
  await once(server, 'listening');
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const people = new Map<string, Person>();
  const { privateKey, publicKey } = await generateKeyPair('RS256', { extractable: true });
  const kid = 'the-key';
  const jwk = { ...(await exportJWK(privateKey)), kid, alg: 'RS256', use: 'sig' };
  const provider = new Provider(issuer, configuration(people, jwk));
  const answer = provider.callback();
  const requests: string[] = [];
  server.on('request', (request, response) => {
    requests.push(must(request.url));
    if (!request.url?.startsWith('/interaction/')) return void answer(request, response);
    provider
      .interactionDetails(request, response)
      .then(({ params }) => {
        const login = { accountId: String(params['login_hint']) };
        return provider.interactionFinished(request, response, { login });
      })
      .catch((error: unknown) => response.writeHead(500).end(String(error)));
  });

  return {
    issuer,
    publicKey,
    kid,
    /** The paths requested so far. */
    requests,
    /** Signs the person in by the authorization code flow with PKCE, as a browser does; returns their ID token. */
    idToken: async (
      person: Person,
      { nonce, clientId = CLIENT_ID }: { nonce?: string; clientId?: string } = {},
    ) => {
      people.set(person.sub, person);
      return await runCodeFlow(issuer, clientId, person.sub, nonce);
    },
    /** Signs any claims with the provider's own key. */
    sign: (claims: JWTPayload, header: object = {}, key: CryptoKey = privateKey) =>
      new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid, ...header }).sign(key),
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
async function runCodeFlow(issuer: string, clientId: string, sub: string, nonce?: string): Promise<string> {
  const verifier = randomBytes(32).toString('base64url');
  const query = new URLSearchParams({
    client_id: clientId,
    response_type: 'code',
    redirect_uri: REDIRECT_URI,
    scope: 'openid email profile',
    login_hint: sub,
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
    ...(nonce !== undefined && { nonce }),
  });
  const code = await followToCode(`${issuer}/auth?${query.toString()}`);
  const answer = await fetch(`${issuer}/token`, {
    method: 'POST',
    body: new URLSearchParams({
      grant_type: 'authorization_code',
      client_id: clientId,
      redirect_uri: REDIRECT_URI,
      code,
      code_verifier: verifier,
    }),
  });
  const { id_token: idToken } = (await answer.json()) as { id_token?: string };
  return must(idToken);
}

/** Follows the redirects as a browser does, cookies and all, to the one that carries the code. */
async function followToCode(start: string): Promise<string> {
  const cookies = new Map<string, string>();
  let address = start;
  for (let hops = 0; hops < 10; hops++) {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const answer = await fetch(address, { redirect: 'manual', headers: { cookie } });
    for (const queued of answer.headers.getSetCookie()) {
      const [pair = ''] = queued.split(';');
      cookies.set(pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1));
    }
    const next = answer.headers.get('location');
    if (next === null) throw new Error(`no redirect from ${address}: ${await answer.text()}`);
    address = new URL(next, address).href;
    if (address.startsWith(REDIRECT_URI)) return must(new URL(address).searchParams.get('code'));
  }
  throw new Error('the provider keeps redirecting');
}
