import type { Castaway, PointsLine, User } from '@torchbearer/contract/client';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { connection } from '../../../api/connection.js';
import { serverNow } from '../../../time/server-clock.js';
import { announce } from '../../../ui/announcer.js';
import { signed } from '../../rules/rule-words.js';
import { freshLineId } from './line-id.js';
import {
  corrected,
  dropped,
  EMPTY_QUEUE,
  refusedIn,
  retried,
  waitingIn,
  weekToCorrect,
  withLine,
  withoutLine,
} from './queue.js';
import { tallySenderOf } from './tally-sender.js';
import { lastTap, pricedLine, tallyLines, totalsOf } from './week-tally.js';

/** What is entered: a rule, once, or an adjustment. */
export type Entry = { readonly ruleId: string } | { readonly points: number; readonly reason: string };

/** The tally of a week as this admin sees it, with what is not sent yet, and what the admin can do. */
export function useTally(week: number, isBlind: boolean, user: User, stored: readonly PointsLine[]) {
  const target = useMemo(() => ({ week, isBlind }), [week, isBlind]);
  const sender = tallySenderOf(user.id);
  useEffect(() => sender.start(), [sender]);
  const known = useSyncExternalStore(sender.queue.subscribe, sender.queue.get);
  const isKept = useSyncExternalStore(sender.isKept.subscribe, sender.isKept.get);
  const isOffline = useSyncExternalStore(connection.subscribe, connection.get) === 'unreachable';
  const queue = known ?? EMPTY_QUEUE;
  const lines = useMemo(
    () => tallyLines(target, stored, queue, user.name),
    [target, stored, queue, user.name],
  );
  const totals = useMemo(() => totalsOf(lines), [lines]);

  return {
    isLoading: known === null,
    /** Whether entries outlive the page in this browser. */
    isKept,
    isOffline,
    lines,
    totals,
    waiting: waitingIn(queue).length,
    refused: refusedIn(queue),
    /** What an undo would take back; null if there is nothing. */
    lastTap: useMemo(() => lastTap(lines, queue), [lines, queue]),
    async enter({ id: castawayId, name }: Castaway, entry: Entry): Promise<void> {
      const id = freshLineId();
      const line = 'ruleId' in entry ? { id, castawayId, count: 1, ...entry } : { id, castawayId, ...entry };
      const enteredAt = new Date(serverNow()).toISOString();
      await sender.change((before) => withLine(before, target, line, enteredAt));
      const after = tallyLines(target, stored, sender.queue.get() ?? EMPTY_QUEUE, user.name);
      const total = totalsOf(after).get(castawayId) ?? 0;
      announce(`${name} ${signed(pricedLine(line).points)}, ${total} in all`);
    },
    async takeBack(id: string): Promise<void> {
      await sender.change((before) => withoutLine(before, target, id));
      announce('Taken back');
    },
    /** The final week whose refused entries wait for a reason; null for none. */
    weekToCorrect: weekToCorrect(queue),
    correct: (final: number, reason: string) => sender.change((before) => corrected(before, final, reason)),
    retry: (key: string) => sender.change((before) => retried(before, key)),
    drop: (key: string) => sender.change((before) => dropped(before, key)),
  };
}

export type Tally = ReturnType<typeof useTally>;
