/** The sentence for a field that must be filled in and is not; blanks do not count. */
export const required = (label: string, typed: string): string | undefined =>
  typed.trim() === '' ? `${label} is required` : undefined;
