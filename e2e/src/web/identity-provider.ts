/** An OpenID provider on this machine: discovery, authorization codes with PKCE, and a sign-in page. */
import { exportJWK, generateKeyPair } from 'jose';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import Provider, { type Configuration, type JWK } from 'oidc-provider';

export interface WebProvider {
  readonly issuer: string;
  readonly clientId: string;
  stop(): Promise<void>;
}

interface Person {
  readonly email: string;
  readonly name: string;
  readonly picture?: string;
}

const CLIENT_ID = 'torchbearer-web';

/**
 * Signs in any e-mail typed into its page, without a password and with `email_verified`: the field 'E-mail' and,
 * optionally, 'Name' and 'Picture', then the button 'Sign in'. The button 'Cancel' sends the browser back to
 * `/callback` with `error=access_denied`.
 *
 * @param origins of the client sites, which it redirects to at `/callback`
 */
export async function startWebProvider(origins: readonly string[]): Promise<WebProvider> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const issuer = `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`;
  const people = new Map<string, Person>();
  const { privateKey } = await generateKeyPair('RS256', { extractable: true });
  const key = { ...(await exportJWK(privateKey)), kid: 'the-key', alg: 'RS256', use: 'sig' } as JWK;
  const provider = new Provider(issuer, configuration(origins, people, key));
  const answer = provider.callback();
  server.on('request', (request, response) => {
    if (!request.url?.startsWith('/interaction/')) return void answer(request, response);
    interact(provider, people, request, response).catch((error: unknown) =>
      response.writeHead(500).end(String(error)),
    );
  });
  return {
    issuer,
    clientId: CLIENT_ID,
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function configuration(
  origins: readonly string[],
  people: ReadonlyMap<string, Person>,
  key: JWK,
): Configuration {
  return {
    clients: [
      {
        client_id: CLIENT_ID,
        token_endpoint_auth_method: 'none',
        redirect_uris: origins.map((origin) => `${origin}/callback`),
        post_logout_redirect_uris: origins.map((origin) => `${origin}/`),
        grant_types: ['authorization_code'],
        response_types: ['code'],
      },
    ],
    jwks: { keys: [key] },
    cookies: { keys: ['a cookie key for tests only'] },
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name', 'picture'] },
    conformIdTokenClaims: false,
    clientBasedCORS: (_ctx, origin) => origins.includes(origin),
    pkce: { required: () => true },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_ctx, interaction) => `/interaction/${interaction.uid}` },
    findAccount: (_ctx, id) => {
      const person = people.get(id);
      return person && { accountId: id, claims: () => ({ sub: id, email_verified: true, ...person }) };
    },
    // Consent is never requested.
    loadExistingGrant: async (ctx) => {
      const { client, session, provider } = ctx.oidc;
      if (!client || session?.accountId === undefined) return undefined;
      const grant = new provider.Grant({ clientId: client.clientId, accountId: session.accountId });
      grant.addOIDCScope('openid email profile');
      await grant.save();
      return grant;
    },
    ttl: { Session: 600, Grant: 600, Interaction: 600, AccessToken: 600, IdToken: 600 },
  };
}

const PAGE = `<!doctype html><html lang="en"><title>Sign in</title><link rel="icon" href="data:,"><h1>Who are you?</h1>
<form method="post"><label>E-mail <input name="email" type="email"></label> <label>Name <input name="name"></label>
<label>Picture <input name="picture"></label> <button name="answer" value="yes">Sign in</button>
<button name="answer" value="no">Cancel</button></form></html>`;

async function interact(
  provider: Provider,
  people: Map<string, Person>,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  if (request.method !== 'POST') {
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(PAGE);
    return;
  }
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const form = new URLSearchParams(Buffer.concat(chunks).toString());
  if (form.get('answer') !== 'yes') {
    const refusal = { error: 'access_denied', error_description: 'The person changed their mind.' };
    return await provider.interactionFinished(request, response, refusal);
  }
  const login = { accountId: idOf(people, form) };
  await provider.interactionFinished(request, response, { login });
}

/** The same e-mail is the same person next time, with the latest name and picture. */
function idOf(people: Map<string, Person>, form: URLSearchParams): string {
  const email = form.get('email') ?? '';
  const known = [...people].find(([, person]) => person.email === email)?.[0];
  const id = known ?? randomUUID();
  const picture = form.get('picture') ?? '';
  people.set(id, {
    email,
    name: form.get('name') || (email.split('@')[0] ?? email),
    ...(picture !== '' && { picture }),
  });
  return id;
}
