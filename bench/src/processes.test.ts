import { describe, expect, it } from 'vitest';
import { parseMib, parseStat, treeMs, type ProcessTimes } from './processes.js';

const STAT = (name: string): string =>
  `4711 (${name}) S 42 4711 4711 0 -1 4194560 1895 77 3 0 120 34 7 5 20 0 11 0 8812 1063522304 12345 1844`;

describe('/proc/<pid>/stat', () => {
  it('has the parent, and processor time of the process and of its ended children', () => {
    expect(parseStat(STAT('node'))).toEqual({ parent: 42, ownMs: 1_540, endedChildrenMs: 120 });
  });

  it('is read correctly if the program has spaces and brackets in its name', () => {
    expect(parseStat(STAT('postgres: a (b) c) R 1 2'))).toEqual(parseStat(STAT('node')));
  });
});

describe('the processor time of a process tree', () => {
  const times = (parent: number, ownMs: number, endedChildrenMs = 0): ProcessTimes => ({
    parent,
    ownMs,
    endedChildrenMs,
  });
  const all = new Map([
    [1, times(0, 1_000_000)],
    [10, times(1, 1, 100)],
    [11, times(10, 2)],
    [12, times(11, 4, 200)],
    [20, times(1, 8)],
  ]);

  it('counts descendants and children that have exited, and nothing else', () => {
    expect(treeMs(all, 10)).toBe(307);
    expect(treeMs(all, 20)).toBe(8);
  });

  it('is zero for a process that has exited', () => {
    expect(treeMs(all, 99)).toBe(0);
  });
});

describe('memory', () => {
  it('is read in MiB', () => {
    expect(parseMib('Name:\tnode\nVmHWM:\t  204800 kB\nVmRSS:\t  102400 kB\n', 'VmRSS')).toBe(100);
    expect(parseMib('Rss:  3072 kB\nPss:  1536 kB\nPss_Anon: 4 kB\n', 'Pss')).toBe(1.5);
  });

  it('is an error if the field is missing', () => {
    expect(() => parseMib('Name:\tnode\n', 'VmRSS')).toThrow('there is no VmRSS');
  });
});
