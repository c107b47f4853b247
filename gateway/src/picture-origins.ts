import { serviceActor, type Log, type RpcClient } from '@torchbearer/kit';
import type { LeagueServiceService } from '@torchbearer/proto/league/v1/league';

/** The other origins of castaways' pictures: a page may load pictures from these only. */
export interface PictureOrigins {
  /** The last known origins; refreshed in the background when they are old. */
  known(): readonly string[];
  /** Call it when castaways have changed. */
  refresh(): void;
}

const FRESH_MS = 60_000;
/** Retry interval while league is down. */
const RETRY_MS = 5_000;
/** A header's size is limited, and no league needs more. */
const MOST = 20;
const ORIGIN = /^https:\/\/([\w.-]+|\[[\da-f:.]+\])(:\d{1,5})?$/i;

/** The distinct https origins of these addresses. Other characters in a host could end the policy and start another. */
export function originsOf(addresses: readonly (string | undefined)[]): readonly string[] {
  const origins = addresses
    .filter((address) => address !== undefined && URL.canParse(address))
    .map((address) => new URL(address ?? '').origin)
    .filter((origin) => ORIGIN.test(origin));
  return [...new Set(origins)].slice(0, MOST);
}

/** Without a web build there are no pages that need them. */
const NONE: readonly string[] = [];
export const NO_PICTURES: PictureOrigins = { known: () => NONE, refresh: () => undefined };

/** All origins of pictures, configured and known: the same list until they change. */
export function imageOrigins(
  configured: readonly string[],
  pictures: Pick<PictureOrigins, 'known'>,
): () => readonly string[] {
  let known: readonly string[] | null = null;
  let all: readonly string[] = [];
  return () => {
    const current = pictures.known();
    if (current !== known) all = [...new Set([...configured, ...current])];
    known = current;
    return all;
  };
}

/** Never waits: pages are sent with the known origins, even while league is down. */
export function createPictureOrigins(options: {
  readonly league: Pick<RpcClient<LeagueServiceService>, 'listCastaways'>;
  readonly deadlineMs: number;
  readonly clock: () => Date;
  readonly log: Log;
}): PictureOrigins {
  const { league, deadlineMs, clock, log } = options;
  let origins: readonly string[] = [];
  let oldAt = 0;
  let isLoading = false;
  let isOutdated = false;

  const load = async (): Promise<number> => {
    try {
      const call = { actor: serviceActor('gateway'), deadlineMs, idempotent: true };
      const { castaways } = await league.listCastaways({}, call);
      origins = originsOf(castaways.map(({ imageUrl }) => imageUrl));
      return FRESH_MS;
    } catch (error) {
      log.debug({ err: error }, 'could not read the origins of pictures');
      return RETRY_MS;
    }
  };
  const begin = async (): Promise<void> => {
    isLoading = true;
    do {
      isOutdated = false;
      oldAt = clock().getTime() + (await load());
    } while (isOutdated);
    isLoading = false;
  };
  return {
    known: () => {
      if (!isLoading && clock().getTime() >= oldAt) void begin();
      return origins;
    },
    refresh: () => {
      if (isLoading) isOutdated = true;
      else void begin();
    },
  };
}
