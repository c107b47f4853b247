const PHONE_REMOVED =
  'Your phone number was removed, to be on the safe side. Please add your phone number again.';

/** What is said of a new password, and of the phone number where there was one. */
export const withPhoneNote = (said: string, phoneRemoved: boolean): string =>
  phoneRemoved ? `${said} ${PHONE_REMOVED}` : said;
