/** The HttpOnly cookie that sign-in sets beside the token. */
export const SESSION_COOKIE = 'torchbearer_session';
