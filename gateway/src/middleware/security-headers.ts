import type { Request, RequestHandler } from 'express';
import helmet from 'helmet';
import type { IncomingMessage } from 'node:http';

export interface PagePolicy {
  /** Whether the site uses https, which browsers then remember. */
  readonly secure: boolean;
  /** The inline scripts that may run, from `scriptsOfPage`. */
  readonly scripts: readonly string[];
  /** The site's public URL. */
  readonly publicUrl: string | undefined;
  /** The other origins of pictures, at this moment. */
  readonly imageOrigins: () => readonly string[];
  /** The identity provider's address: the page fetches its keys and tokens. */
  readonly issuer: string | undefined;
}

const HOST = /^([\w.-]+|\[[\da-f:.]+\])(:\d{1,5})?$/i;

/** Not every browser counts a WebSocket to the own host as 'self'. An invalid Host is left out. */
const ownSockets = (publicUrl: string | undefined) => (request: IncomingMessage) => {
  const url = publicUrl === undefined ? undefined : new URL(publicUrl);
  const { protocol = 'http', host = '' } = request as Request;
  const scheme = (url?.protocol ?? `${protocol}:`) === 'https:' ? 'wss' : 'ws';
  const named = url?.host ?? host;
  return HOST.test(named) ? `${scheme}://${named}` : "'self'";
};

/** The policy for our pages: nothing from other origins, except pictures. */
const directives = ({ scripts, issuer, publicUrl, imageOrigins }: PagePolicy) => ({
  defaultSrc: ["'self'"],
  scriptSrc: ["'self'", ...scripts],
  // Charts and drag-and-drop set style attributes.
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
    // No Referer: a mailed link has a token in it, which would end up in access logs.
    referrerPolicy: { policy: 'strict-origin' },
    xFrameOptions: { action: 'deny' },
  });
