import { MAX_LINES_A_BATCH } from '@torchbearer/rules';
import { describe, expect, it } from 'vitest';
import {
  bodyOf,
  confirmed,
  corrected,
  dropped,
  EMPTY_QUEUE,
  keyOf,
  nextBatch,
  refused,
  refusedIn,
  retried,
  tried,
  waitingIn,
  weekToCorrect,
  withLine,
  withoutLine,
  type Batch,
  type Queue,
  type Refused,
} from './queue.js';

const ofWeek = (week: number, isBlind = false) => ({ week, isBlind });
const AT = '2026-03-05T04:12:00.000Z';
const line = (id: string) => ({ id, castawayId: 'anouk', ruleId: 'idol-found', count: 1 });
const queueOf = (...ids: string[]): Queue =>
  ids.reduce((queue, id) => withLine(queue, ofWeek(3), line(id), AT), EMPTY_QUEUE);

/** The batch that goes out now, and the queue while it does. */
function send(queue: Queue): { batch: Batch; during: Queue } {
  const batch = nextBatch(queue);
  if (!batch) throw new Error('nothing waits');
  return { batch, during: tried(queue, batch) };
}
const sentIds = (queue: Queue) => nextBatch(queue)?.changes.map(keyOf) ?? null;
const refusal = (given: Partial<Refused>): Refused => ({
  status: 400,
  code: 'INVALID_INPUT',
  sentence: 'No.',
  details: [],
  ...given,
});
const reasons = (queue: Queue) => queue.changes.map((change) => [keyOf(change), change.refusal]);

describe('the queue of a tally', () => {
  it('sends what waits together, and forgets it once confirmed', () => {
    const queue = withoutLine(queueOf('a', 'b'), ofWeek(3), 'stored');
    const { batch, during } = send(queue);
    expect(batch.week).toBe(3);
    expect(bodyOf(batch)).toEqual({ add: [line('a'), line('b')], remove: ['stored'] });
    const after = confirmed(withLine(during, ofWeek(3), line('c'), AT), batch);
    expect(sentIds(after)).toEqual(['add c']);
    expect(nextBatch(confirmed(after, send(after).batch))).toBeNull();
  });

  it('sends one week at a time, and no more than the server takes', () => {
    const many = queueOf(...Array.from({ length: MAX_LINES_A_BATCH + 1 }, (_, index) => String(index)));
    const queue = withLine(many, ofWeek(4), line('other'), AT);
    expect(nextBatch(queue)?.changes).toHaveLength(MAX_LINES_A_BATCH);
    const rest = confirmed(queue, send(queue).batch);
    expect(nextBatch(rest)?.week).toBe(3);
    const other = confirmed(rest, send(rest).batch);
    expect([nextBatch(other)?.week, sentIds(other)]).toEqual([4, ['add other']]);
  });

  it('takes an entry that was never sent back without the server', () => {
    expect(withoutLine(queueOf('a', 'b'), ofWeek(3), 'a').changes.map(keyOf)).toEqual(['add b']);
  });

  it('takes an entry back that may have arrived only once it is known to have', () => {
    const { batch, during } = send(queueOf('a'));
    const undone = withoutLine(during, ofWeek(3), 'a');
    // The answer was lost: the entry goes first, alone, and its removal after it.
    expect(sentIds(undone)).toEqual(['add a']);
    const after = confirmed(undone, batch);
    expect(sentIds(after)).toEqual(['remove a']);
    expect(confirmed(after, send(after).batch).changes).toEqual([]);
  });

  it('sends a removal once, however often it was asked for, and never after it is confirmed', () => {
    const queue = withoutLine(withoutLine(EMPTY_QUEUE, ofWeek(3), 'a'), ofWeek(3), 'a');
    expect(sentIds(queue)).toEqual(['remove a']);
    expect(nextBatch(confirmed(queue, send(queue).batch))).toBeNull();
  });

  it('knows the taps of this device until they are taken back', () => {
    const queue = withoutLine(queueOf('a', 'b', 'c'), ofWeek(3), 'b');
    expect(queue.taps).toEqual(['a', 'c']);
    expect(confirmed(queue, send(queue).batch).taps).toEqual(['a', 'c']);
  });

  describe('after a refusal', () => {
    it('holds back the entries that the server named, and sends the others', () => {
      const queue = withoutLine(queueOf('a', 'b', 'c'), ofWeek(3), 'stored');
      const { batch, during } = send(queue);
      const details = [
        { field: 'add.1.castawayId', message: 'Bram has been eliminated.' },
        { field: 'remove.0', message: 'Bram has been eliminated.' },
      ];
      const after = refused(during, batch, refusal({ details }));
      expect(refusedIn(after).map(({ refusal }) => refusal)).toEqual([
        'Bram has been eliminated.',
        'Bram has been eliminated.',
      ]);
      expect(sentIds(after)).toEqual(['add a', 'add c']);
    });

    it('sends entries one by one if the server named none of them', () => {
      const { batch, during } = send(queueOf('a', 'b'));
      const details = [{ field: '', message: 'Anouk would have 1001 points.' }];
      const alone = refused(during, batch, refusal({ details }));
      const first = send(alone);
      expect(sentIds(alone)).toEqual(['add a']);
      const second = send(confirmed(first.during, first.batch));
      const after = refused(second.during, second.batch, refusal({ sentence: 'Too much.', details }));
      expect(reasons(after)).toEqual([['add b', 'Too much.']]);
      // What is entered next goes out together again.
      expect(sentIds(withLine(withLine(after, ofWeek(3), line('c'), AT), ofWeek(3), line('d'), AT))).toEqual([
        'add c',
        'add d',
      ]);
    });

    it('holds back the whole batch if it is about the week', () => {
      const { batch, during } = send(withLine(queueOf('a', 'b'), ofWeek(4), line('other'), AT));
      const after = refused(during, batch, refusal({ status: 404, sentence: 'There is no such week.' }));
      expect(refusedIn(after)).toHaveLength(2);
      expect(waitingIn(after).map(keyOf)).toEqual(['add other']);
    });

    it('waits for a reason if the week is final, and then sends its entries as one correction', () => {
      const { batch, during } = send(withLine(queueOf('a', 'b'), ofWeek(4), line('other'), AT));
      const final = refusal({ status: 409, code: 'WEEK_IS_FINAL', sentence: 'Week 3 is final.' });
      const after = refused(during, batch, final);
      expect(weekToCorrect(after)).toBe(3);
      const again = corrected(after, 3, 'The idol was missing');
      expect(weekToCorrect(again)).toBeNull();
      const next = nextBatch(withLine(again, ofWeek(3), line('c'), AT));
      expect(next && bodyOf(next)).toMatchObject({
        add: [{ id: 'a' }, { id: 'b' }],
        reason: 'The idol was missing',
      });
    });

    it('sends a blind tally apart from the points of the week', () => {
      const blind = withLine(queueOf('a'), ofWeek(3, true), line('b'), AT);
      const first = nextBatch(blind);
      expect(first?.changes.map(keyOf)).toEqual(['add a']);
      const second = first && nextBatch(confirmed(blind, first));
      expect(second?.changes).toMatchObject([{ id: 'b', isBlind: true }]);
    });

    it('forgets a refused entry that was taken back meanwhile', () => {
      const { batch, during } = send(queueOf('a', 'b'));
      const details = [{ field: 'add.0.castawayId', message: 'There is no such castaway.' }];
      const after = refused(withoutLine(during, ofWeek(3), 'a'), batch, refusal({ details }));
      expect(reasons(after)).toEqual([['add b', null]]);
    });

    it('sends a refused entry again, or gives it up, as the admin decides', () => {
      const { batch, during } = send(queueOf('a', 'b'));
      const after = refused(during, batch, refusal({ status: 409, sentence: 'No.' }));
      expect(nextBatch(after)).toBeNull();
      expect(sentIds(retried(after, 'add b'))).toEqual(['add b']);
      expect(reasons(dropped(after, 'add a'))).toEqual([['add b', 'No.']]);
      // Only what was refused can be given up.
      expect(dropped(queueOf('a'), 'add a').changes).toHaveLength(1);
    });
  });
});
