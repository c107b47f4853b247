/** How good a figure is, in three levels, each with a colour and, for those who can't see it, a word. */
export type Level = 'high' | 'medium' | 'low';

export const LEVEL_COLORS: Readonly<Record<Level, string>> = {
  high: 'var(--tb-good)',
  medium: 'var(--tb-amber)',
  low: 'var(--tb-bad)',
};

const levelAbove =
  (high: number, medium: number) =>
  (percent: number): Level =>
    percent > high ? 'high' : percent > medium ? 'medium' : 'low';

/** Percent; the figure must be higher. */
export const CHANCE_BOUNDS = { high: 60, medium: 30 } as const;
export const ACCURACY_BOUNDS = { high: 70, medium: 40 } as const;

export const chanceLevel = levelAbove(CHANCE_BOUNDS.high, CHANCE_BOUNDS.medium);
export const accuracyLevel = levelAbove(ACCURACY_BOUNDS.high, ACCURACY_BOUNDS.medium);

/** '62.4%', '0.03%', '<0.01%': among thousands of players a chance is small, but not zero. */
export function percentInWords(percent: number): string {
  if (percent >= 1) return `${Number(percent.toFixed(1))}%`;
  if (percent >= 0.01) return `${Number(percent.toFixed(2))}%`;
  return percent > 0 ? '<0.01%' : '0%';
}
