/** Ids by which the keyboard is led from one part of the sheet to another. */

/** A castaway's field. */
export const fieldOf = (castawayId: string): string => `points-${castawayId}`;

/** Where the keyboard gets to from the end of the column. */
export const SAVE_BUTTON = 'save-scores';
