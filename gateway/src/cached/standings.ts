/** The standings, read from scoring, with the bytes of the lists and pages that many want. */
import {
  createStandingsClient,
  Refusal,
  resultsUntil,
  ROWS_AT_ONCE,
  standingsEntries,
  type CallOptions,
  type ReadStandings,
  type RpcClient,
  type WantedRows,
} from '@torchbearer/kit';
import type { ScoringServiceService } from '@torchbearer/proto/scoring/v1/scoring';
import { ROWS_PER_PAGE } from '@torchbearer/rules';
import { LRUCache } from 'lru-cache';
import { createAskedCache, createRequestFlight, type AskedCache } from './asked-cache.js';
import { cacheJson, cacheLater, type CachedJson, type TaggedJson } from './cached-json.js';

export interface StandingsCache {
  /** Rows that nobody else wants. @throws Refusal, as scoring refuses */
  read(wanted: WantedRows, rpc: CallOptions): Promise<ReadStandings>;
  /** The whole list that is current for this caller. @throws Refusal, as scoring refuses */
  list(rpc: CallOptions): Promise<CachedJson>;
  /**
   * @param label of a version, for this caller
   * @param number counted from 0
   * @returns null if scoring no longer knows the version, or it has no such page
   * @throws Refusal, as scoring refuses
   */
  page(label: string, number: number, rpc: CallOptions): Promise<CachedJson | null>;
}

/** Compressed and not, a page takes some 60 KB. */
const MOST_PAGES = 200;
/** How often a whole list is begun, if saves replace its version while its parts are read. */
const MOST_ATTEMPTS = 5;

export function createStandingsCache(
  scoring: Pick<RpcClient<ScoringServiceService>, 'getStandings'>,
): StandingsCache {
  const client = createStandingsClient(scoring);
  const lists = new Map<string, AskedCache<LabelledList>>();
  const pages = new LRUCache<string, CachedJson>({ max: MOST_PAGES });
  const pageFlight = createRequestFlight<string, CachedJson | null>();

  /** Reads one version in parts: this one, or the newest. */
  const readVersion = async (given: string | undefined, rpc: CallOptions): Promise<TaggedJson> => {
    const parts: Buffer[] = [];
    let label = given;
    let players = 0;
    for (let from = 0; from === 0 || from < players; from += ROWS_AT_ONCE) {
      const part = await client.read({ label, places: [{ from, count: ROWS_AT_ONCE }] }, rpc);
      ({ label, players } = part);
      // Without the brackets.
      parts.push(Buffer.from(from === 0 ? '' : ','), entriesJson(part).subarray(1, -1));
    }
    return { tag: tagOf(label!), json: Buffer.concat([Buffer.from('['), ...parts, Buffer.from(']')]) };
  };
  /** @returns the rows of this label or, if it was replaced meanwhile, the newest ones with their own tag */
  const readWhole = async (label: string, rpc: CallOptions): Promise<TaggedJson> => {
    for (let attempt = 0; attempt < MOST_ATTEMPTS; attempt++) {
      try {
        return await readVersion(attempt === 0 ? label : undefined, rpc);
      } catch (error) {
        if (!isReplaced(error)) throw error;
      }
    }
    throw new Refusal('UNAVAILABLE');
  };
  const listsFor = (viewers: string): AskedCache<LabelledList> => {
    let cached = lists.get(viewers);
    if (!cached) {
      cached = createAskedCache(async (known, rpc) => {
        const { label } = await client.read({}, rpc);
        if (known?.label === label) return known;
        return { label, json: cacheLater(tagOf(label), () => readWhole(label, rpc)) };
      });
      lists.set(viewers, cached);
    }
    return cached;
  };
  const readPage = async (label: string, number: number, rpc: CallOptions): Promise<CachedJson | null> => {
    try {
      const places = [{ from: number * ROWS_PER_PAGE, count: ROWS_PER_PAGE }];
      const page = await client.read({ label, places }, rpc);
      return page.rows.length === 0 && number > 0 ? null : cacheJson(entriesJson(page), page.version);
    } catch (error) {
      if (!isReplaced(error)) throw error;
      return null;
    }
  };
  return {
    read: (wanted, rpc) => client.read(wanted, rpc),
    list: async (rpc) => (await listsFor(viewersLike(rpc)).read(rpc, 'all')).json,
    async page(label, number, rpc) {
      const key = `${viewersLike(rpc)} ${label} ${number}`;
      const known = pages.get(key);
      if (known) return known;
      return await pageFlight(key, async () => {
        const page = pages.get(key) ?? (await readPage(label, number, rpc));
        if (page) pages.set(key, page);
        return page;
      });
    },
  };
}

interface LabelledList {
  readonly label: string;
  readonly json: CachedJson;
}

/** Admins see e-mails that the season hides, and players who hide results those of the week that they have watched. */
function viewersLike({ actor }: CallOptions): string {
  const until = resultsUntil(actor);
  if (until !== null) return `until week ${until}`;
  return actor.isAdmin ? 'admins' : 'players';
}

/** A label changes with anything that its rows show, so it belongs to these bytes alone. */
const tagOf = (label: string): string => `s${label}`;

const isReplaced = (error: unknown): boolean =>
  error instanceof Refusal && error.reason === 'STANDINGS_REPLACED';

/** The contract's list of these rows. */
export const entriesJson = (read: Pick<ReadStandings, 'castaways' | 'rows'>): Buffer =>
  Buffer.from(JSON.stringify(standingsEntries(read)));
