import type { BoardRows } from './board-rows.js';

/** The standings as the contract's list in UTF-8 JSON, each encoded at the first call. @until 0.9 */
export interface Lists {
  /** @param forAdmin with e-mails, even if the season hides them */
  json(forAdmin: boolean): Buffer;
}

/** So many rows are objects at a time. */
const ROWS_AT_ONCE = 1_000;

export function listsOf(rows: BoardRows): Lists {
  const encode = (withEmails: boolean): Buffer => {
    const parts: string[] = [];
    for (let from = 0; from < rows.size; from += ROWS_AT_ONCE) {
      const count = Math.min(ROWS_AT_ONCE, rows.size - from);
      const list = Array.from({ length: count }, (_, index) => rows.row(from + index, withEmails));
      // Without the brackets.
      parts.push(JSON.stringify(list).slice(1, -1));
    }
    return Buffer.from(`[${parts.join()}]`);
  };
  const made = new Map<boolean, Buffer>();
  return {
    json(forAdmin) {
      const withEmails = forAdmin || !rows.hidesEmails;
      let json = made.get(withEmails);
      if (!json) made.set(withEmails, (json = encode(withEmails)));
      return json;
    },
  };
}
