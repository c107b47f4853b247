import type { Request, RequestHandler } from 'express';
import helmet from 'helmet';
import type { IncomingMessage } from 'node:http';

export interface PagePolicy {
  /** Whether people come by https, which browsers then remember. */
  readonly secure: boolean;
  /** The inline scripts that may run, as `scriptsOfPage` returns them. */
  readonly scripts: readonly string[];
  /** Where people reach us, as configured. */
  readonly publicUrl: string | undefined;
  /** The origins that pictures come from beside ours, at this moment. */
  readonly imageOrigins: () => readonly string[];
  /** The identity provider's address, which the page asks for its keys and tokens. */
  readonly issuer: string | undefined;
}

const HOST = /^([\w.-]+|\[[\da-f:.]+\])(:\d{1,5})?$/i;

/** Not every browser counts a WebSocket to the own host as 'self'. A Host that is none is left out. */
const ownSockets = (publicUrl: string | undefined) => (request: IncomingMessage) => {
  const url = publicUrl === undefined ? undefined : new URL(publicUrl);
  const { protocol = 'http', host = '' } = request as Request;
  const scheme = (url?.protocol ?? `${protocol}:`) === 'https:' ? 'wss' : 'ws';
  const named = url?.host ?? host;
  return HOST.test(named) ? `${scheme}://${named}` : "'self'";
};

/** What a page of ours may load and do; nothing of it may come from elsewhere, save pictures. */
const directives = ({ scripts, issuer, publicUrl, imageOrigins }: PagePolicy) => ({
  defaultSrc: ["'self'"],
  scriptSrc: ["'self'", ...scripts],
  // Charts and drag-and-drop place things by style attributes.
  styleSrc: ["'self'", "'unsafe-inline'"],
  imgSrc: ["'self'", () => ['data:', ...imageOrigins()].join(' ')],
  fontSrc: ["'self'", 'data:'],
  connectSrc: ["'self'", ownSockets(publicUrl), ...(issuer === undefined ? [] : [new URL(issuer).origin])],
  manifestSrc: ["'self'"],
  workerSrc: ["'self'"],
  objectSrc: ["'none'"],
  baseUri: ["'none'"],
  formAction: ["'self'"],
  frameAncestors: ["'none'"],
});

export const securityHeaders = (policy: PagePolicy): RequestHandler =>
  helmet({
    contentSecurityPolicy: { useDefaults: false, directives: directives(policy) },
    strictTransportSecurity: policy.secure && { maxAge: 31_536_000, includeSubDomains: true },
    // Not the address: a mailed link's has a token in it, and what a page loads is in access logs with its Referer.
    referrerPolicy: { policy: 'strict-origin' },
    xFrameOptions: { action: 'deny' },
  });
