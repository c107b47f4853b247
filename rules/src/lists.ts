/** Lists that clients read page by page: what contract and service agree on. */

export const MAX_PAGE_SIZE = 500;
export const USUAL_PAGE_SIZE = 100;
/** The most characters of a search. */
export const MAX_SEARCH_LENGTH = 100;
/** The most players that a list can be asked for by their ids. */
export const MAX_LISTED_IDS = 100;

export interface ListRules {
  /** Each may be reversed with `-` in front. */
  readonly sorts: readonly string[];
  /** The order unless a client names another. */
  readonly usualSort: string;
}

export const LISTS = {
  users: {
    sorts: ['joined', 'name', 'username', 'email', 'location', 'favorite', 'role'],
    usualSort: 'joined',
  },
  /** Text messages. */
  messages: { sorts: ['at'], usualSort: '-at' },
  audit: { sorts: ['at'], usualSort: '-at' },
  /** Answers to surveys. */
  feedback: { sorts: ['at'], usualSort: '-at' },
  /** Players with their picks. */
  picks: { sorts: ['name'], usualSort: 'name' },
  pickLog: { sorts: ['at'], usualSort: '-at' },
  /** The draft's picks. */
  draft: { sorts: ['pick'], usualSort: 'pick' },
  rankings: { sorts: ['name', 'submitted'], usualSort: 'name' },
} as const satisfies Readonly<Record<string, ListRules>>;

/** Every order of a list. */
export const ordersOf = ({ sorts }: ListRules): string[] => sorts.flatMap((sort) => [sort, `-${sort}`]);
