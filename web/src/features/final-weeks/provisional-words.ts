/** 'Week 6 provisional', 'Weeks 5 and 6 provisional', '3 weeks provisional'; null without any. */
export function provisionalWords(weeks: readonly number[]): string | null {
  const [first, second] = weeks;
  if (first === undefined) return null;
  if (second === undefined) return `Week ${String(first)} provisional`;
  if (weeks.length === 2) return `Weeks ${String(first)} and ${String(second)} provisional`;
  return `${String(weeks.length)} weeks provisional`;
}
