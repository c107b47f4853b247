/** Items whose text contains every typed word, in the same order; all of them if nothing is typed. */
export function matching<Item>(
  items: readonly Item[],
  typed: string,
  textOf: (item: Item) => string,
): readonly Item[] {
  const words = typed.toLowerCase().split(/\s+/u).filter(Boolean);
  if (words.length === 0) return items;
  return items.filter((item) => {
    const text = textOf(item).toLowerCase();
    return words.every((word) => text.includes(word));
  });
}
