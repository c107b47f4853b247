/**
 * Whether what is shown is the screen that the page was opened with. Only that one has to hurry: its scripts have just
 * come. A later one is drawn whole, so that who comes back to it finds the place where they were.
 */
let isFirst = true;

export const isFirstScreen = (): boolean => isFirst;

/** For whoever leads from screen to screen to call. */
export const leaveFirstScreen = (): void => {
  isFirst = false;
};
