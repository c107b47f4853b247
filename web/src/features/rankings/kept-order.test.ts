import { describe, expect, it } from 'vitest';
import { keep, keepText, readKept, readKeptText } from './kept-order.js';

function storageWith(entries: Record<string, string> = {}) {
  const map = new Map(Object.entries(entries));
  return {
    getItem: (key: string) => map.get(key) ?? null,
    setItem: (key: string, value: string) => void map.set(key, value),
    removeItem: (key: string) => void map.delete(key),
  };
}

describe('an unsaved ranking', () => {
  it('is stored for its player only', () => {
    const tab = storageWith();
    keep(tab, 'ada', ['x', 'y']);
    expect([readKept(tab, 'ada'), readKept(tab, 'bo')]).toEqual([['x', 'y'], null]);
  });

  it('is removed once it is saved', () => {
    const tab = storageWith();
    keep(tab, 'ada', ['x', 'y']);
    keep(tab, 'ada', null);
    expect(readKept(tab, 'ada')).toBeNull();
  });

  it.each(['{', '7', '[1]', 'null'])('is ignored if the storage holds %s', (held) => {
    expect(readKept(storageWith({ 'torchbearer.unsaved-ranking.ada': held }), 'ada')).toBeNull();
  });

  it('is stored separately from the typed names', () => {
    const tab = storageWith();
    keep(tab, 'ada', ['x', 'y']);
    keepText(tab, 'ada', 'Xenia\nYann');
    keep(tab, 'ada', null);
    expect([readKept(tab, 'ada'), readKeptText(tab, 'ada'), readKeptText(tab, 'bo')]).toEqual([
      null,
      'Xenia\nYann',
      null,
    ]);
    keepText(tab, 'ada', null);
    expect(readKeptText(tab, 'ada')).toBeNull();
  });

  it('is ignored if the storage fails', () => {
    const refuse = () => {
      throw new Error('QuotaExceededError');
    };
    const tab = { getItem: refuse, setItem: refuse, removeItem: refuse };
    keep(tab, 'ada', ['x']);
    keepText(tab, 'ada', 'Xenia');
    expect([readKept(tab, 'ada'), readKeptText(tab, 'ada')]).toEqual([null, null]);
  });
});
