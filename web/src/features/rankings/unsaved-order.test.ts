import { describe, expect, it } from 'vitest';
import { storeUnsaved, storeUnsavedText, readUnsaved, readUnsavedText } from './unsaved-order.js';

function storageWith(entries: Record<string, string> = {}) {
  const map = new Map(Object.entries(entries));
  return {
    getItem: (key: string) => map.get(key) ?? null,
    setItem: (key: string, value: string) => map.set(key, value).has(key),
    removeItem: (key: string) => void map.delete(key),
  };
}

describe('an unsaved ranking', () => {
  it('is stored for its player only', () => {
    const tab = storageWith();
    storeUnsaved(tab, 'ada', ['x', 'y']);
    expect([readUnsaved(tab, 'ada'), readUnsaved(tab, 'bo')]).toEqual([['x', 'y'], null]);
  });

  it('is removed once it is saved', () => {
    const tab = storageWith();
    storeUnsaved(tab, 'ada', ['x', 'y']);
    storeUnsaved(tab, 'ada', null);
    expect(readUnsaved(tab, 'ada')).toBeNull();
  });

  it.each(['{', '7', '[1]', 'null'])('is ignored if the storage holds %s', (held) => {
    expect(readUnsaved(storageWith({ 'torchbearer.unsaved-ranking.ada': held }), 'ada')).toBeNull();
  });

  it('is stored separately from the typed names', () => {
    const tab = storageWith();
    storeUnsaved(tab, 'ada', ['x', 'y']);
    storeUnsavedText(tab, 'ada', 'Xenia\nYann');
    storeUnsaved(tab, 'ada', null);
    expect([readUnsaved(tab, 'ada'), readUnsavedText(tab, 'ada'), readUnsavedText(tab, 'bo')]).toEqual([
      null,
      'Xenia\nYann',
      null,
    ]);
    storeUnsavedText(tab, 'ada', null);
    expect(readUnsavedText(tab, 'ada')).toBeNull();
  });
});
