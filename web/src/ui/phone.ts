/** US phone numbers, as people type and read them. */

/** The ten digits of the typed text; a leading 1 before ten digits is dropped. Null unless there are ten. */
export function tenDigits(typed: string): string | null {
  const digits = typed.replace(/\D/g, '');
  if (digits.length === 11 && digits.startsWith('1')) return digits.slice(1);
  return digits.length === 10 ? digits : null;
}

/** '+12025550123' → '(202) 555-0123'; anything else unchanged. */
export function shownPhone(phone: string): string {
  const digits = tenDigits(phone);
  return digits === null ? phone : `(${digits.slice(0, 3)}) ${digits.slice(3, 6)}-${digits.slice(6)}`;
}
