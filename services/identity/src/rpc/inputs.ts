import { text } from '@torchbearer/kit';

export const SHORTEST_PASSWORD = 6;
/** Long enough for any passphrase, short enough that hashing it costs what hashing costs. */
const LONGEST_PASSWORD = 200;

export const newPassword = text(LONGEST_PASSWORD).min(
  SHORTEST_PASSWORD,
  `Password must be at least ${SHORTEST_PASSWORD} characters`,
);

/** A password typed at sign-in: whether it is long enough is no question then. */
export const typedPassword = text(LONGEST_PASSWORD).min(1, 'Please enter your password');
