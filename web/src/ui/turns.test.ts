import { describe, expect, it } from 'vitest';
import { createTurns } from './turns.js';

describe('turns', () => {
  it('come one after another, and skip those who have left the queue', () => {
    const started: string[] = [];
    const tasks: (() => void)[] = [];
    const turns = createTurns((run) => tasks.push(run));
    const runAll = () => tasks.splice(0).forEach((run) => run());
    const endA = turns.join(() => started.push('a'));
    const endB = turns.join(() => started.push('b'));
    turns.join(() => started.push('c'));
    runAll();
    expect(started).toEqual(['a']);
    endB();
    endA();
    endA();
    runAll();
    expect(started).toEqual(['a', 'c']);
  });
});
