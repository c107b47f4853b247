/** What a request says of where it comes from and where it was sent. */
export interface Whereabouts {
  readonly origin: string | undefined;
  readonly host: string | undefined;
  /** What a proxy was asked for; the first one where several stand in a row. */
  readonly forwardedHost: string | undefined;
}

/** Whose pages are ours, as configured. */
export interface OwnOrigins {
  readonly publicUrl: string | undefined;
  /** Further origins as browsers write them, e.g. `https://play.example.com`. */
  readonly publicOrigins: readonly string[];
}

/**
 * Whether a page of this origin may talk to us with the cookie of whoever looks at it: our own site and the
 * origins configured. No Origin means no foreign page: browsers name it on every WebSocket and every foreign call.
 */
export function isAllowedOrigin(request: Whereabouts, { publicUrl, publicOrigins }: OwnOrigins): boolean {
  if (request.origin === undefined) return true;
  const origin = parse(request.origin);
  if (!origin || origin.host === '') return false;
  const site = publicUrl === undefined ? null : parse(publicUrl);
  const allowed = [site, ...publicOrigins.map(parse)].filter((entry) => entry !== null);
  if (allowed.some((entry) => entry.origin === origin.origin)) return true;
  // A page that came by http may have been changed on its way: where people come by https it is none of ours.
  const isHttps = ({ protocol, host }: URL): boolean => protocol === 'https:' && host === origin.host;
  if (origin.protocol === 'http:' && (site?.protocol === 'https:' || allowed.some(isHttps))) return false;
  const asked = [request.host, request.forwardedHost?.split(',')[0]?.trim()];
  // Read as an address of the same scheme, so that a default port written out is no difference.
  return asked.some(
    (host) => host !== undefined && parse(`${origin.protocol}//${host}`)?.host === origin.host,
  );
}

const parse = (text: string): URL | null => (URL.canParse(text) ? new URL(text) : null);
