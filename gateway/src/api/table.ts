/** Which call an address belongs to: a radix tree of the contract's paths. */
import findMyWay from 'find-my-way';

export interface Match<Entry> {
  readonly entry: Entry;
  /** Not decoded yet. */
  readonly params: Readonly<Record<string, string>>;
}

/** The tree has one entry for each path; the method is the entry's own matter. */
const METHOD = 'GET';

/**
 * The router would decode percent-encodings before it compares, so that `/api/c%61staways` found the castaways. A path
 * is compared as it was sent, as Express does: no request contains this character, which takes the percent sign's
 * place during the search.
 */
const PERCENT = '\u{E000}';

/** Longer than any address that Node accepts. */
const MOST_PARAMETER = 1_000_000;

/** `/api/castaways/{id}` as the router writes it. A parameter is a whole segment, or ends before a fixed suffix. */
const routerPath = (path: string): string =>
  path.replaceAll(/\{(\w+)\}(\.\w+)?/g, (_whole, name: string, suffix?: string) =>
    suffix === undefined ? `:${name}` : `:${name}(^[^/]+(?=\\${suffix}$))${suffix}`,
  );

/**
 * Finds the entry of a path: case-sensitive, and with every slash as it is.
 * @param entries by path of the contract, `/api/castaways/{id}`
 */
export function createTable<Entry>(
  entries: ReadonlyMap<string, Entry>,
): (path: string) => Match<Entry> | null {
  const router = findMyWay({ caseSensitive: true, maxParamLength: MOST_PARAMETER });
  for (const [path, entry] of entries) router.on(METHOD, routerPath(path), () => undefined, entry);
  return (path) => {
    const isEncoded = path.includes('%');
    const found = router.find(METHOD, isEncoded ? path.replaceAll('%', PERCENT) : path);
    if (!found) return null;
    const params: Record<string, string> = {};
    for (const [name, value = ''] of Object.entries(found.params)) {
      // The router takes nothing for a parameter, too.
      if (value === '') return null;
      params[name] = isEncoded ? value.replaceAll(PERCENT, '%') : value;
    }
    return { entry: found.store as Entry, params };
  };
}
