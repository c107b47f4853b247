/** The landing's story: what is on the stage, what follows by itself and after how long, and what people can do. */

/**
 * `sealed` the rolled parchment; `breaking`, `unrolling`, `asking` its opening; `question` with Yes and No;
 * `burning` and `ashes` after No; `welcome` after Yes, and for whoever skips.
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

/** Half a second in the seal is broken, after 2.5 s the parchment lies open, after 3.5 s it can be answered. */
const FOLLOWS: Partial<Record<Stage, { readonly stage: Stage; readonly afterMs: number }>> = {
  breaking: { stage: 'unrolling', afterMs: 500 },
  unrolling: { stage: 'asking', afterMs: 2_000 },
  asking: { stage: 'question', afterMs: 1_000 },
  burning: { stage: 'ashes', afterMs: 3_400 },
};

/** The stage after somebody did something; the same where it means nothing there (a second click on the seal). */
export const after = (stage: Stage, deed: Deed): Stage => DEEDS[deed][stage] ?? stage;

/** What comes by itself, and when; null where the stage waits for somebody. */
export const following = (stage: Stage): { readonly stage: Stage; readonly afterMs: number } | null =>
  FOLLOWS[stage] ?? null;

/** Where a stage leads to without anything moving on the way. */
export function settledStage(stage: Stage): Stage {
  const next = following(stage);
  return next ? settledStage(next.stage) : stage;
}

/** Whether the parchment lies open, or is on the way to it. */
export const isRolledUp = (stage: Stage): boolean => stage === 'sealed' || stage === 'breaking';

/** What a screen reader is told while something moves; stages that take the focus speak for themselves. */
export const spoken: Partial<Record<Stage, string>> = {
  breaking: 'The seal breaks.',
  unrolling: 'The parchment unrolls.',
  burning: 'The parchment catches fire.',
};
