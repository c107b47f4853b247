import { type RequestHandler } from 'express';
import { readdirSync } from 'node:fs';
import { extname } from 'node:path';

/** By what a browser calls them, the best first. */
const ENDINGS = { br: '.br', gzip: '.gz' } as const;

/**
 * Serves what the web's build has packed already (`index-abc.js.br`), so that it need not be packed for each visitor,
 * and is packed better. All else is for whoever comes next.
 */
export function packedAssets(folder: string, cacheControl: string): RequestHandler {
  const files = new Set(listed(folder));
  return (request, response, next) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return next();
    const name = request.path.slice(1);
    const accepted = request.acceptsEncodings();
    for (const [encoding, ending] of Object.entries(ENDINGS)) {
      const file = name + ending;
      if (!files.has(file) || !accepted.includes(encoding)) continue;
      response.type(extname(name)).vary('accept-encoding');
      const headers = { 'content-encoding': encoding, 'cache-control': cacheControl };
      return response.sendFile(file, { root: folder, cacheControl: false, headers }, (error?: Error) => {
        // It is gone with an older build; with half of it sent, the caller is.
        if (!error || response.headersSent) return;
        response.removeHeader('content-type');
        next();
      });
    }
    next();
  };
}

function listed(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    // Without a build there is nothing to serve.
    return [];
  }
}
