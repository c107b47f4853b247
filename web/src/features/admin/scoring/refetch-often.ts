/** How often the screen checks for other admins' saves. */
export const refetchOften = { refetchInterval: 15_000 };
