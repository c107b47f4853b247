/** `robin@example.com` as visitors see it: `r…@example.com`. */
export function maskedEmail(email: string): string {
  const at = email.lastIndexOf('@');
  const [first = ''] = email.slice(0, Math.max(at, 0));
  return `${first}…${email.slice(Math.max(at, 0))}`;
}
