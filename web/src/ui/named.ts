/** Items whose name contains every typed word, in the same order; all of them if nothing is typed. */
export function named<Person extends { readonly name: string }>(
  people: readonly Person[],
  typed: string,
): readonly Person[] {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return people;
  return people.filter(({ name }) => words.every((word) => name.toLowerCase().includes(word)));
}
