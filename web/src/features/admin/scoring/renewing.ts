/** How often the screen checks for other admins' saves. */
export const renewing = { refetchInterval: 15_000 };
