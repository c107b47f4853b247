import { describe, expect, it } from 'vitest';
import { begin, follow, record, redo, undo } from './ranking-history.js';

const saved = ['ada', 'bo', 'cy'];
const second = ['bo', 'ada', 'cy'];
const third = ['cy', 'bo', 'ada'];
const changed = record(record(begin(saved, null), second), third);

describe('the history of a ranking', () => {
  it('undoes and redoes step by step', () => {
    expect(undo(changed).present).toEqual(second);
    expect(undo(undo(changed)).present).toEqual(saved);
    expect(redo(undo(changed)).present).toEqual(third);
  });

  it('stops at either end', () => {
    expect(undo(begin(saved, null)).present).toEqual(saved);
    expect(redo(changed)).toEqual(changed);
  });

  it('drops undone steps after another change', () => {
    const other = ['ada', 'cy', 'bo'];
    expect(redo(record(undo(changed), other)).present).toEqual(other);
  });

  it('counts no step if nothing moved', () => {
    expect(record(begin(saved, null), [...saved]).past).toEqual([]);
  });
});

describe('unsaved changes of an earlier visit', () => {
  it('are restored, and can be undone', () => {
    const history = begin(saved, second);
    expect([history.present, undo(history).present]).toEqual([second, saved]);
  });

  it('are updated to the current cast', () => {
    expect(begin(saved, ['gone', 'cy', 'ada']).present).toEqual(['cy', 'ada', 'bo']);
  });
});

describe('an order that changed on the server', () => {
  it('is shown if the player has changed nothing', () => {
    expect(follow(begin(saved, null), saved, third)).toEqual(begin(third, null));
  });

  it('leaves unsaved changes alone', () => {
    expect(follow(changed, saved, second).present).toEqual(third);
  });

  it('can still be undone if it was just saved', () => {
    expect(undo(follow(changed, saved, third)).present).toEqual(second);
  });

  it('adds a new castaway to unsaved changes', () => {
    expect(follow(changed, saved, [...saved, 'di']).present).toEqual([...third, 'di']);
  });
});
