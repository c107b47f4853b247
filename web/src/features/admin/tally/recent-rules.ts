/** The rules used last on this device. They keep their places, so that none moves under the finger. */
const MOST = 12;

/** A rule that is not among them comes first. */
export const withRecent = (recent: readonly string[], ruleId: string): readonly string[] =>
  recent.includes(ruleId) ? recent : [ruleId, ...recent].slice(0, MOST);

/** What an earlier visit stored; anything else counts as none. */
export function readRecent(stored: string | null): readonly string[] {
  try {
    const value: unknown = JSON.parse(stored ?? '[]');
    return Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];
  } catch {
    return [];
  }
}
