import { serviceActor, type Log, type RpcClient } from '@torchbearer/kit';
import type { LeagueServiceService } from '@torchbearer/proto/league/v1/league';

/** The sites beside ours that castaways' pictures come from: what a page may load is kept to these. */
export interface PictureOrigins {
  /** As last known, and asked for again beside the answer when that is a while ago. */
  known(): readonly string[];
  /** Castaways have changed. */
  refresh(): void;
}

const KEPT_MS = 60_000;
/** While league is away. */
const AWAY_MS = 5_000;
/** More would be no league's, and a header has its bounds. */
const MOST = 20;
const ORIGIN = /^https:\/\/([\w.-]+|\[[\da-f:.]+\])(:\d{1,5})?$/i;

/** The https origins among these addresses, each once. A host with other letters might end a policy and begin another. */
export function originsOf(addresses: readonly (string | undefined)[]): readonly string[] {
  const origins = addresses
    .filter((address) => address !== undefined && URL.canParse(address))
    .map((address) => new URL(address ?? '').origin)
    .filter((origin) => ORIGIN.test(origin));
  return [...new Set(origins)].slice(0, MOST);
}

/** Where no page is served there is none to keep to anything. */
export const NO_PICTURES: PictureOrigins = { known: () => [], refresh: () => undefined };

/** Never waits: a page is sent with what is known, also while league is away. */
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
