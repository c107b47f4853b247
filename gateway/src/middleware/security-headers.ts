import type { RequestHandler } from 'express';
import helmet from 'helmet';

export interface PagePolicy {
  /** Whether people come by https, which browsers then remember. */
  readonly secure: boolean;
  /** The inline scripts that may run, as `inlineScripts` tells them. */
  readonly scripts: readonly string[];
  /** The identity provider's address, which the page asks for its keys and tokens. */
  readonly issuer: string | undefined;
}

/** What a page of ours may load and do; nothing of it may come from elsewhere, save pictures. */
const directives = ({ scripts, issuer }: PagePolicy) => ({
  defaultSrc: ["'self'"],
  scriptSrc: ["'self'", ...scripts],
  // Charts and drag-and-drop place things by style attributes.
  styleSrc: ["'self'", "'unsafe-inline'"],
  imgSrc: ["'self'", 'data:', 'https:'],
  fontSrc: ["'self'", 'data:'],
  // Not every browser counts a WebSocket to the own host as 'self'.
  connectSrc: ["'self'", 'ws:', 'wss:', ...(issuer === undefined ? [] : [new URL(issuer).origin])],
  manifestSrc: ["'self'"],
  workerSrc: ["'self'"],
  objectSrc: ["'none'"],
  baseUri: ["'self'"],
  formAction: ["'self'"],
  frameAncestors: ["'none'"],
});

export const securityHeaders = (policy: PagePolicy): RequestHandler =>
  helmet({
    contentSecurityPolicy: { useDefaults: false, directives: directives(policy) },
    strictTransportSecurity: policy.secure && { maxAge: 31_536_000, includeSubDomains: false },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    xFrameOptions: { action: 'deny' },
  });
