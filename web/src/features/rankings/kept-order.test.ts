import { describe, expect, it } from 'vitest';
import { keep, readKept } from './kept-order.js';

function shelf(entries: Record<string, string> = {}) {
  const map = new Map(Object.entries(entries));
  return {
    getItem: (key: string) => map.get(key) ?? null,
    setItem: (key: string, value: string) => void map.set(key, value),
    removeItem: (key: string) => void map.delete(key),
  };
}

describe('an unsaved ranking', () => {
  it('is kept for whoever made it, and for nobody else', () => {
    const tab = shelf();
    keep(tab, 'ada', ['x', 'y']);
    expect([readKept(tab, 'ada'), readKept(tab, 'bo')]).toEqual([['x', 'y'], null]);
  });

  it('is forgotten once it is saved', () => {
    const tab = shelf();
    keep(tab, 'ada', ['x', 'y']);
    keep(tab, 'ada', null);
    expect(readKept(tab, 'ada')).toBeNull();
  });

  it.each(['{', '7', '[1]', 'null'])('is none where the storage holds %s', (held) => {
    expect(readKept(shelf({ 'torchbearer.unsaved-ranking.ada': held }), 'ada')).toBeNull();
  });

  it('does without a storage that refuses', () => {
    const refuse = () => {
      throw new Error('QuotaExceededError');
    };
    const tab = { getItem: refuse, setItem: refuse, removeItem: refuse };
    keep(tab, 'ada', ['x']);
    expect(readKept(tab, 'ada')).toBeNull();
  });
});
