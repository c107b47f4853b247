import { serviceActor, type Log, type RpcClient } from '@torchbearer/kit';
import type { LeagueServiceService } from '@torchbearer/proto/league/v1/league';

/** The other origins of castaways' pictures: a page may load pictures from these only. */
export interface PictureOrigins {
  /** The last known origins; refreshed in the background when they are old. */
  known(): readonly string[];
  /** Call it when castaways have changed. */
  refresh(): void;
}

const KEPT_MS = 60_000;
/** Retry interval while league is away. */
const AWAY_MS = 5_000;
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
export const NO_PICTURES: PictureOrigins = { known: () => [], refresh: () => undefined };

/** Never waits: pages are sent with the known origins, even while league is away. */
export function createPictureOrigins(options: {
  readonly league: Pick<RpcClient<LeagueServiceService>, 'listCastaways'>;
  readonly deadlineMs: number;
  readonly clock: () => Date;
  readonly log: Log;
}): PictureOrigins {
  const { league, deadlineMs, clock, log } = options;
  let origins: readonly string[] = [];
  let oldAt = 0;
  let isAsking = false;
  let isOutdated = false;

  const ask = async (): Promise<number> => {
    try {
      const call = { actor: serviceActor('gateway'), deadlineMs, idempotent: true };
      const { castaways } = await league.listCastaways({}, call);
      origins = originsOf(castaways.map(({ imageUrl }) => imageUrl));
      return KEPT_MS;
    } catch (error) {
      log.debug({ err: error }, 'could not read where pictures come from');
      return AWAY_MS;
    }
  };
  const begin = async (): Promise<void> => {
    isAsking = true;
    do {
      isOutdated = false;
      oldAt = clock().getTime() + (await ask());
    } while (isOutdated);
    isAsking = false;
  };
  return {
    known: () => {
      if (!isAsking && clock().getTime() >= oldAt) void begin();
      return origins;
    },
    refresh: () => {
      if (isAsking) isOutdated = true;
      else void begin();
    },
  };
}
