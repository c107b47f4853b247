/** Whether a picture may be at this address: http(s), or a path of this site. No `javascript:`, `data:` or `//elsewhere`. */
export const isPictureAddress = (given: string): boolean =>
  /^\/(?![/\\])/.test(given) || (/^https?:\/\//i.test(given) && URL.canParse(given));
