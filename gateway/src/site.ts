import type { Request } from 'express';

/**
 * The site's origin: as configured, else from this request. Express takes X-Forwarded-Proto
 * and X-Forwarded-Host only from proxies that we trust.
 */
export function siteOf(request: Request, publicUrl: string | undefined): string {
  const named = publicUrl ?? `${request.protocol}://${request.host}`;
  return URL.canParse(named) ? new URL(named).origin : '';
}
