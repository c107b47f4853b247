/** How the standings lie in Redis, where realtime nodes of 0.7 read them. @until 0.9 */

/** Its value: the version as four bytes, big-endian, then an EncodedBoard without chunks. */
export const BOARD_KEY = 'torchbearer:standings:board';

/** A hash, which `membersField` addresses. Its values are MemberChunks, without e-mails while the season hides them. */
export const MEMBERS_KEY = 'torchbearer:standings:members';

/** @param hash SHA-256 of the chunk with its e-mails */
export const membersField = (hash: Buffer, showsEmails: boolean): string =>
  `${hash.toString('base64')}${showsEmails ? ' with e-mails' : ''}`;
