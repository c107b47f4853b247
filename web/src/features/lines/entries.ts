import type { ResultLine } from '@torchbearer/contract/client';
import { inShowTime } from '../../time/format.js';

export interface Entry {
  /** When the first line was entered. */
  readonly enteredAt: string;
  readonly lines: readonly ResultLine[];
}

/** Lines that follow each other and were entered in the same minute, together. */
export function entriesOf(lines: readonly ResultLine[]): Entry[] {
  const entries: { enteredAt: string; lines: ResultLine[] }[] = [];
  for (const line of lines) {
    const last = entries.at(-1);
    if (last && inShowTime(last.enteredAt) === inShowTime(line.enteredAt)) last.lines.push(line);
    else entries.push({ enteredAt: line.enteredAt, lines: [line] });
  }
  return entries;
}
