/** The HttpOnly cookie that sign-in sets beside the token. */
export const SESSION_COOKIE = 'torchbearer_session';

/** The cookie's name over https: browsers accept it only from this host, over https and for the whole site. */
export const HOST_SESSION_COOKIE = '__Host-torchbearer_session';
