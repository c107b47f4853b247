/** Where a request comes from and where it was sent. */
export interface RequestOrigin {
  readonly origin: string | undefined;
  readonly host: string | undefined;
  /** The host that the client requested of the first proxy. */
  readonly forwardedHost: string | undefined;
}

/** The origins of our own pages, as configured. */
export interface OwnOrigins {
  readonly publicUrl: string | undefined;
  /** Further origins as browsers write them, e.g. `https://play.example.com`. */
  readonly publicOrigins: readonly string[];
}

/**
 * Whether a page of this origin may connect with its user's cookie: our own site and the configured origins. A
 * request without Origin is from no foreign page: browsers send it with every WebSocket and cross-origin call.
 */
export function isAllowedOrigin(request: RequestOrigin, { publicUrl, publicOrigins }: OwnOrigins): boolean {
  if (request.origin === undefined) return true;
  const origin = parse(request.origin);
  if (!origin || origin.host === '') return false;
  const site = publicUrl === undefined ? null : parse(publicUrl);
  const allowed = [site, ...publicOrigins.map(parse)].filter((entry) => entry !== null);
  if (allowed.some((entry) => entry.origin === origin.origin)) return true;
  // A page loaded by http may have been tampered with, so an https site does not trust it.
  const isHttps = ({ protocol, host }: URL): boolean => protocol === 'https:' && host === origin.host;
  if (origin.protocol === 'http:' && (site?.protocol === 'https:' || allowed.some(isHttps))) return false;
  const calls = [request.host, request.forwardedHost?.split(',')[0]?.trim()];
  // Parsed with the same scheme, so that an explicit default port makes no difference.
  return calls.some(
    (host) => host !== undefined && parse(`${origin.protocol}//${host}`)?.host === origin.host,
  );
}

const parse = (text: string): URL | null => (URL.canParse(text) ? new URL(text) : null);
