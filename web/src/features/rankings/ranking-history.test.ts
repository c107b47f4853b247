import { describe, expect, it } from 'vitest';
import { begin, follow, record, redo, undo } from './ranking-history.js';

const saved = ['ada', 'bo', 'cy'];
const second = ['bo', 'ada', 'cy'];
const third = ['cy', 'bo', 'ada'];
const changed = record(record(begin(saved, null), second), third);

describe('the history of a ranking', () => {
  it('takes back step by step, and makes again', () => {
    expect(undo(changed).present).toEqual(second);
    expect(undo(undo(changed)).present).toEqual(saved);
    expect(redo(undo(changed)).present).toEqual(third);
  });

  it('ends at either end', () => {
    expect(undo(begin(saved, null)).present).toEqual(saved);
    expect(redo(changed)).toEqual(changed);
  });

  it('forgets what was taken back once something else is done', () => {
    const other = ['ada', 'cy', 'bo'];
    expect(redo(record(undo(changed), other)).present).toEqual(other);
  });

  it('counts no step where nothing moved', () => {
    expect(record(begin(saved, null), [...saved]).past).toEqual([]);
  });
});

describe('unsaved changes of an earlier visit', () => {
  it('are there again, and can be taken back', () => {
    const history = begin(saved, second);
    expect([history.present, undo(history).present]).toEqual([second, saved]);
  });

  it('are brought up to date with the cast', () => {
    expect(begin(saved, ['gone', 'cy', 'ada']).present).toEqual(['cy', 'ada', 'bo']);
  });
});

describe('an order that changed on the server', () => {
  it('is shown to whoever has changed nothing', () => {
    expect(follow(begin(saved, null), saved, third)).toEqual(begin(third, null));
  });

  it('leaves unsaved changes alone', () => {
    expect(follow(changed, saved, second).present).toEqual(third);
  });

  it('can still be undone where it is what was just saved', () => {
    expect(undo(follow(changed, saved, third)).present).toEqual(second);
  });

  it('takes a newcomer into unsaved changes', () => {
    expect(follow(changed, saved, [...saved, 'di']).present).toEqual([...third, 'di']);
  });
});
