/**
 * A North American number as +1 and ten digits; null for anything else. Ten digits, or eleven that begin with 1, with
 * any separators; area code and exchange begin with 2 to 9 (North American Numbering Plan).
 */
export function normalisePhone(typed: string): string | null {
  if (!/^[\d\s().+-]*$/.test(typed)) return null;
  const digits = typed.replace(/\D/g, '');
  const ten = digits.length === 11 && digits.startsWith('1') ? digits.slice(1) : digits;
  return /^[2-9]\d{2}[2-9]\d{6}$/.test(ten) ? `+1${ten}` : null;
}
