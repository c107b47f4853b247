import type { Request, Response } from 'express';
import helmet from 'helmet';
import { LRUCache } from 'lru-cache';
import type { IncomingMessage } from 'node:http';

export interface PagePolicy {
  /** Whether the site uses https, which browsers then remember. */
  readonly secure: boolean;
  /** The inline scripts that may run, from `scriptsOfPage`. */
  readonly scripts: readonly string[];
  /** The site's public URL. */
  readonly publicUrl: string | undefined;
  /** The other origins of pictures, at this moment: the same list until they change. */
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

/** Hosts whose headers are kept: a site has few, and a caller may claim any. */
const MOST_HOSTS = 100;

/**
 * Computes the security headers of a response, as a list of names and values. They depend on the request's Host (unless
 * the public URL is configured) and on the origins of pictures, so they are computed once for each.
 */
export function createSecurityHeaders(policy: PagePolicy): (request: Request) => readonly string[] {
  const { publicUrl, imageOrigins } = policy;
  const compute = helmet({
    contentSecurityPolicy: { useDefaults: false, directives: directives(policy) },
    strictTransportSecurity: policy.secure && { maxAge: 31_536_000, includeSubDomains: true },
    // No Referer: a mailed link has a token in it, which would end up in access logs.
    referrerPolicy: { policy: 'strict-origin' },
    xFrameOptions: { action: 'deny' },
  });
  const computed = new LRUCache<string, readonly string[]>({ max: MOST_HOSTS });
  let origins: readonly string[] | null = null;
  return (request) => {
    const current = imageOrigins();
    if (current !== origins) computed.clear();
    origins = current;
    const site = publicUrl ?? `${request.protocol}://${request.host}`;
    let headers = computed.get(site);
    if (!headers) computed.set(site, (headers = collected(compute, request)));
    return headers;
  };
}

/** The headers that the middleware sets, which it does at once. */
function collected(compute: ReturnType<typeof helmet>, request: Request): string[] {
  const headers: string[] = [];
  const response = {
    setHeader: (name: string, value: string) => void headers.push(name, value),
    removeHeader: () => undefined,
  };
  let isDone = false;
  compute(request, response as unknown as Response, (error?: unknown) => {
    isDone = error === undefined;
  });
  if (!isDone) throw new Error('the security headers could not be computed');
  return headers;
}
