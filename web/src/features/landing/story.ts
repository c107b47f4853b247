/** The landing's sequence: its steps, which follow automatically after how long, and the user's actions. */

/**
 * `sealed` the rolled parchment; `breaking`, `unrolling`, `asking` its opening; `question` with Yes and No;
 * `burning` and `ashes` after No; `welcome` after Yes, and after skipping.
 */
export type Stage =
  'sealed' | 'breaking' | 'unrolling' | 'asking' | 'question' | 'burning' | 'ashes' | 'welcome';

export type Deed = 'open' | 'yes' | 'no' | 'skip';

const DEEDS: Readonly<Record<Deed, Partial<Record<Stage, Stage>>>> = {
  open: { sealed: 'breaking' },
  yes: { question: 'welcome' },
  no: { question: 'burning' },
  skip: {
    sealed: 'welcome',
    breaking: 'welcome',
    unrolling: 'welcome',
    asking: 'welcome',
    question: 'welcome',
    burning: 'welcome',
    ashes: 'welcome',
  },
};

/**
 * The seal breaks within half a second, the parchment is open after 2.5 s, and the question can be answered
 * after 3.5 s.
 */
const FOLLOWS: Partial<Record<Stage, { readonly stage: Stage; readonly afterMs: number }>> = {
  breaking: { stage: 'unrolling', afterMs: 500 },
  unrolling: { stage: 'asking', afterMs: 2_000 },
  asking: { stage: 'question', afterMs: 1_000 },
  burning: { stage: 'ashes', afterMs: 3_400 },
};

/**
 * The step after a user's action; unchanged if the action has no effect there (a second click on the seal).
 */
export const after = (stage: Stage, deed: Deed): Stage => DEEDS[deed][stage] ?? stage;

/** The automatic next step, and when; null if the step waits for the user. */
export const following = (stage: Stage): { readonly stage: Stage; readonly afterMs: number } | null =>
  FOLLOWS[stage] ?? null;

/** The final step that is reached without animation. */
export function settledStage(stage: Stage): Stage {
  const next = following(stage);
  return next ? settledStage(next.stage) : stage;
}

/** Whether the parchment is open or opening. */
export const isRolledUp = (stage: Stage): boolean => stage === 'sealed' || stage === 'breaking';

/** The screen reader's announcement during an animation; steps that take the focus need none. */
export const spoken: Partial<Record<Stage, string>> = {
  breaking: 'The seal breaks.',
  unrolling: 'The parchment unrolls.',
  burning: 'The parchment catches fire.',
};
