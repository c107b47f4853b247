const PHONE_REMOVED =
  'Your phone number was removed, to be on the safe side. Please add your phone number again.';

/** The message for a new password, and for the phone number if there was one. */
export const withPhoneNote = (said: string, phoneRemoved: boolean): string =>
  phoneRemoved ? `${said} ${PHONE_REMOVED}` : said;
