import { Refusal } from '@torchbearer/kit';
import { createRemoteJWKSet, errors, jwtVerify, type JWTPayload, type JWTVerifyGetKey } from 'jose';
import { z } from 'zod';
import { claimedIdentity, type Expectation, type ExternalIdentity } from '../domain/id-token.js';

export interface ProviderSettings {
  /** The issuer as configured, an http or https URL. */
  readonly authority: string;
  readonly clientId: string;
  /** Its name, shown after 'Continue with'. */
  readonly name: string;
}

export interface IdentityProvider extends ProviderSettings {
  /**
   * Verifies an ID token of this provider. @throws Refusal EXTERNAL_SIGN_IN_REFUSED for an invalid token; UNAVAILABLE
   * if the provider is down
   */
  verify(idToken: string, expected: Expected): Promise<ExternalIdentity>;
}

interface Expected extends Omit<Expectation, 'clientId'> {
  readonly now: Date;
}

const TIMEOUT_MS = 5_000;
/** Tolerated clock skew. */
const CLOCK_TOLERANCE_SECONDS = 10;
/** Only asymmetric algorithms: the public key must not be able to sign. */
const ALGORITHMS = [
  ...['RS256', 'RS384', 'RS512', 'PS256', 'PS384', 'PS512'],
  ...['ES256', 'ES384', 'ES512', 'EdDSA', 'Ed25519'],
];

/** Fetches the provider's keys with the first token, and again when a token names an unknown key. */
export function createProvider(settings: ProviderSettings): IdentityProvider {
  let found: Promise<Discovered> | null = null;
  const discovered = (): Promise<Discovered> => {
    found ??= discover(settings.authority).catch((error: unknown) => {
      found = null;
      throw error;
    });
    return found;
  };
  return {
    ...settings,
    verify: async (idToken, expected) => {
      const { issuer, keyOf } = await discovered();
      const payload = await read(idToken, keyOf, {
        issuer,
        audience: settings.clientId,
        algorithms: ALGORITHMS,
        clockTolerance: CLOCK_TOLERANCE_SECONDS,
        currentDate: expected.now,
        requiredClaims: ['exp', 'sub'],
      });
      const identity = claimedIdentity(payload, { ...expected, clientId: settings.clientId });
      if (!identity) throw new Refusal('EXTERNAL_SIGN_IN_REFUSED');
      return identity;
    },
  };
}

async function read(
  idToken: string,
  keyOf: JWTVerifyGetKey,
  options: NonNullable<Parameters<typeof jwtVerify>[2]>,
): Promise<JWTPayload> {
  try {
    const { payload, protectedHeader } = await jwtVerify(idToken, keyOf, options);
    // Access and logout tokens state their type; an ID token states JWT or nothing.
    if (!/^(jwt)?$/i.test(protectedHeader.typ ?? '')) throw new Refusal('EXTERNAL_SIGN_IN_REFUSED');
    return payload;
  } catch (error) {
    throw error instanceof Refusal ? error : new Refusal('EXTERNAL_SIGN_IN_REFUSED');
  }
}

interface Discovered {
  readonly issuer: string;
  readonly keyOf: JWTVerifyGetKey;
}

const Metadata = z.object({ issuer: z.string(), jwks_uri: z.url({ protocol: /^https?$/ }) });

/** OpenID Connect Discovery 1.0, section 4. */
async function discover(authority: string): Promise<Discovered> {
  const base = authority.replace(/\/+$/, '');
  const { issuer, jwks_uri } = await fetch(`${base}/.well-known/openid-configuration`, {
    signal: AbortSignal.timeout(TIMEOUT_MS),
    redirect: 'error',
  })
    .then(async (answer) => Metadata.parse(await answer.json()))
    .catch(unavailable);
  // The provider chooses whether its issuer ends in a slash, and its tokens match that.
  if (issuer.replace(/\/+$/, '') !== base)
    unavailable(new Error('the identity provider has another issuer than configured'));
  const keys = createRemoteJWKSet(new URL(jwks_uri), { timeoutDuration: TIMEOUT_MS });
  return {
    issuer,
    keyOf: (header, token) =>
      keys(header, token).catch((error: unknown) => {
        throw isAboutToken(error) ? error : unavailable(error);
      }),
  };
}

/** The provider's keys are known and the token names none of them. */
const isAboutToken = (error: unknown): boolean =>
  error instanceof errors.JWKSNoMatchingKey ||
  error instanceof errors.JWKSMultipleMatchingKeys ||
  error instanceof errors.JOSENotSupported;

/** Logs why the provider is unavailable; the caller only learns that it is. */
function unavailable(cause: unknown): never {
  const refusal = new Refusal('UNAVAILABLE');
  refusal.cause = cause;
  throw refusal;
}
