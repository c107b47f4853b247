/** An update in one sentence, for screen readers. */
import type { StandingsEntry } from '@torchbearer/contract/client';

const ordinals = new Intl.PluralRules('en', { type: 'ordinal' });
const ENDINGS: Readonly<Record<string, string>> = { one: 'st', two: 'nd', few: 'rd' };

/** 3 → '3rd' */
export const ordinal = (rank: number): string => `${rank}${ENDINGS[ordinals.select(rank)] ?? 'th'}`;

const points = (count: number): string => `${count} ${Math.abs(count) === 1 ? 'point' : 'points'}`;

/**
 * 'Leaderboard updated: you are now 3rd with 120 points; Coral leads.'
 * @param own the user's own row; for a user who isn't a player, the sentence names only the leader
 */
export function updateSentence(leader: StandingsEntry | undefined, own: StandingsEntry | null): string {
  if (!leader) return 'Leaderboard updated: it is empty.';
  if (!own) return `Leaderboard updated: ${leader.name} leads with ${points(leader.totalPoints)}.`;
  if (own.id === leader.id) return `Leaderboard updated: you lead with ${points(own.totalPoints)}.`;
  const where = `you are now ${ordinal(own.rank)} with ${points(own.totalPoints)}`;
  return `Leaderboard updated: ${where}; ${leader.name} leads.`;
}
