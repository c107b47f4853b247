import { describe, expect, it } from 'vitest';
import { after, following, settledStage, type Stage } from './story.js';

/** Milliseconds after the click at which each step of the opening starts. */
function openingTimes(): Record<string, number> {
  const times: Record<string, number> = {};
  let stage: Stage = after('sealed', 'open');
  let at = 0;
  for (let next = following(stage); next; next = following(stage)) {
    at += next.afterMs;
    stage = next.stage;
    times[stage] = at;
  }
  return times;
}

describe('the story of the landing', () => {
  it('breaks the seal after 0.5 s, is open after 2.5 s and can be answered after 3.5 s', () => {
    expect(openingTimes()).toEqual({ unrolling: 500, asking: 2_500, question: 3_500 });
  });

  it('ends in a welcome after Yes, and in ashes after No', () => {
    expect(after('question', 'yes')).toBe('welcome');
    expect(settledStage(after('question', 'no'))).toBe('ashes');
  });

  it('can be skipped from every stage', () => {
    const stages: Stage[] = [
      'sealed',
      'breaking',
      'unrolling',
      'asking',
      'question',
      'burning',
      'ashes',
      'welcome',
    ];
    expect(new Set(stages.map((stage) => after(stage, 'skip')))).toEqual(new Set(['welcome']));
  });

  it('ignores an answer before the question', () => {
    expect(after('unrolling', 'yes')).toBe('unrolling');
    expect(after('unrolling', 'open')).toBe('unrolling');
  });

  it('goes straight to where a stage leads if there is no motion', () => {
    expect(settledStage('breaking')).toBe('question');
    expect(settledStage('welcome')).toBe('welcome');
  });
});
