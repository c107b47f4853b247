/** How often is asked whether another admin has saved something. */
export const renewing = { refetchInterval: 15_000 };
