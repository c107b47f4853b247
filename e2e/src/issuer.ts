/** A fake identity provider with discovery, keys and ID tokens. */
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Issuer {
  readonly url: string;
  readonly clientId: string;
  /** A valid token for this person. */
  idToken(person: {
    readonly email: string;
    readonly name: string;
    readonly sub: string;
    /** The URL of their picture. */
    readonly picture?: string;
    /** The nonce of the request. */
    readonly nonce?: string | undefined;
    /** How the provider authenticated the person. */
    readonly amr?: readonly string[];
  }): Promise<string>;
  stop(): Promise<void>;
}

export async function startIssuer(clientId = 'torchbearer-web'): Promise<Issuer> {
  const { publicKey, privateKey } = await generateKeyPair('RS256', { extractable: true });
  const jwk = { ...(await exportJWK(publicKey)), kid: 'k1', alg: 'RS256', use: 'sig' };
  const server = createServer((request, response) => {
    const url = `http://${request.headers.host ?? ''}`;
    const known: Record<string, unknown> = {
      '/.well-known/openid-configuration': {
        issuer: url,
        jwks_uri: `${url}/jwks`,
        authorization_endpoint: `${url}/auth`,
        token_endpoint: `${url}/token`,
        response_types_supported: ['code'],
        subject_types_supported: ['public'],
        id_token_signing_alg_values_supported: ['RS256'],
      },
      '/jwks': { keys: [jwk] },
    };
    const found = known[request.url ?? ''];
    response.writeHead(found ? 200 : 404, { 'content-type': 'application/json' });
    response.end(JSON.stringify(found ?? {}));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`;
  return {
    url,
    clientId,
    idToken: ({ email, name, sub, picture, nonce, amr }) =>
      new SignJWT({
        ...{ email, email_verified: true, name },
        ...(picture !== undefined && { picture }),
        ...(nonce !== undefined && { nonce }),
        ...(amr !== undefined && { amr }),
      })
        .setProtectedHeader({ alg: 'RS256', kid: 'k1' })
        .setIssuer(url)
        .setAudience(clientId)
        .setSubject(sub)
        .setIssuedAt()
        .setExpirationTime('10m')
        .sign(privateKey),
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
