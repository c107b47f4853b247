/** Element ids for moving the focus within the sheet. */

/** A castaway's field. */
export const fieldOf = (castawayId: string): string => `points-${castawayId}`;

/** Gets the focus after the last field of the column. */
export const SAVE_BUTTON = 'save-scores';
