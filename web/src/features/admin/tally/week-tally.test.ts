import type { PointsLine } from '@torchbearer/contract/client';
import { ruleById } from '@torchbearer/rules/rule-book';
import { describe, expect, it } from 'vitest';
import { EMPTY_QUEUE, nextBatch, refused, withLine, withoutLine, type NewLine, type Queue } from './queue.js';
import { countsOf, lastTap, tallyLines, totalsOf } from './week-tally.js';

const ofWeek = (week: number, isBlind = false) => ({ week, isBlind });
const AT = '2026-03-05T04:12:00.000Z';
const IDOL = ruleById('idol-found')?.points ?? 0;
const rule = (id: string, castawayId = 'anouk'): NewLine => ({
  id,
  castawayId,
  ruleId: 'idol-found',
  count: 1,
});
const stored = (id: string, name: string | null = 'Sam'): PointsLine => ({
  ...{ id, castawayId: 'anouk', ruleId: 'idol-found', count: 2, points: 12, reason: null, enteredAt: AT },
  enteredBy: name === null ? null : { id: 'sam', name },
});
const entered = (...lines: NewLine[]): Queue =>
  lines.reduce((queue, line) => withLine(queue, ofWeek(3), line, AT), EMPTY_QUEUE);
const shown = (lines: readonly PointsLine[], queue: Queue) => tallyLines(ofWeek(3), lines, queue, 'Jo');

describe('the tally of a week', () => {
  it('has the lines of the server and those of the queue, each once', () => {
    const queue = entered(rule('a'), rule('b'), { id: 'c', castawayId: 'bram', points: -2, reason: 'Late' });
    const lines = shown([stored('a'), stored('d', null)], queue);
    expect(lines.map(({ id, author, isWaiting }) => [id, author, isWaiting])).toEqual([
      ['a', 'Sam', false],
      ['d', null, false],
      ['b', 'Jo', true],
      ['c', 'Jo', true],
    ]);
    expect([...totalsOf(lines)]).toEqual([
      ['anouk', 24 + IDOL],
      ['bram', -2],
    ]);
    expect([...countsOf(lines, 'anouk')]).toEqual([['idol-found', 5]]);
    expect([...countsOf(lines, 'bram')]).toEqual([]);
  });

  it('lacks lines that are about to be removed, of either side', () => {
    const sent = nextBatch(entered(rule('b')));
    const queue = withoutLine(withoutLine(entered(rule('a'), rule('b')), ofWeek(3), 'd'), ofWeek(3), 'a');
    expect(sent).not.toBeNull();
    expect(shown([stored('a'), stored('d')], queue).map(({ id }) => id)).toEqual(['a', 'b']);
    expect(shown([stored('d')], withoutLine(queue, ofWeek(3), 'b'))).toEqual([]);
  });

  it('does not count what was refused, and still counts what could not be removed', () => {
    const queue = withoutLine(entered(rule('a')), ofWeek(3), 'd');
    const batch = nextBatch(queue);
    if (!batch) throw new Error('nothing waits');
    const after = refused(queue, batch, { status: 404, code: 'X', sentence: 'No.', details: [] });
    expect(shown([stored('d')], after).map(({ id }) => id)).toEqual(['d']);
  });

  it('leaves the queue of another week out', () => {
    expect(tallyLines(ofWeek(4), [], entered(rule('a')), 'Jo')).toEqual([]);
  });

  it('takes back the last tap of this device that is still there', () => {
    const queue = entered(rule('a'), rule('b', 'bram'), rule('c'));
    expect(lastTap(shown([], queue), queue)?.id).toBe('c');
    // Another admin has removed c, and b is confirmed.
    const confirmed: Queue = { ...queue, changes: [] };
    expect(lastTap(shown([stored('a'), stored('x')], confirmed), confirmed)?.id).toBe('a');
    expect(lastTap(shown([stored('x')], confirmed), confirmed)).toBeNull();
  });
});
