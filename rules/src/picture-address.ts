/** Whether a picture may have this address: http(s) or a path here, no `javascript:`, `data:` or `//elsewhere`. */
export const isPictureAddress = (given: string): boolean =>
  /^\/(?![/\\])/.test(given) || (/^https?:\/\//i.test(given) && URL.canParse(given));
