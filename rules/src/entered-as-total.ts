/** The reason of the adjustment that stands for points which were saved as a number, without lines. */
export const ENTERED_AS_TOTAL = 'entered as a total';
