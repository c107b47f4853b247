/** The draft's receipt in sentences. */
import type { DraftProof } from '@torchbearer/contract/client';
import { toTheSecond } from '../../time/format.js';

type Difference = DraftProof['runs'][number]['differences'][number];

/** Who closed the rankings, when, and how many players had not ranked. */
export function closeSentence({ closedAt, closedBy, notRanked }: DraftProof): string {
  if (closedAt === null) return 'Rankings have not closed yet, so there is no seed.';
  const players = notRanked === 1 ? 'One player' : `${(notRanked ?? 0).toLocaleString('en-US')} players`;
  const missing = notRanked === 0 ? 'Everybody had ranked.' : `${players} had not ranked.`;
  const who = closedBy === null ? 'Rankings closed at their deadline' : `${closedBy} closed rankings early`;
  return `${who}; the inputs were stored on ${toTheSecond(closedAt)}. ${missing}`;
}

const WORDS: Readonly<Record<string, (name: string) => string>> = {
  'castaway-added': (name) => `${name} came into the pool`,
  'castaway-removed': (name) => `${name} was deleted`,
  'castaway-out': (name) => `${name} left the game`,
  rounds: (rounds) => `The number of rounds became ${rounds}`,
  sharing: (state) => `Sharing of castaways was turned ${state}`,
  ranking: (name) => `${name} changed their ranking`,
  'account-deleted': () => 'An account was deleted, and what it drafts belongs to nobody',
  'late-player': (name) => `${name} joined late and drafts after the others`,
};

/** 'Kai left the game (Ada, Oct 8, 2025, 12:01:00 PM PT).' */
export function differenceSentence({ what, name, at, by }: Difference): string {
  const words = WORDS[what]?.(name === '' ? 'Somebody' : name) ?? `${what} ${name}`;
  const source = [what === 'ranking' ? null : by, at === null ? null : toTheSecond(at)].filter(Boolean);
  return source.length === 0 ? `${words}.` : `${words} (${source.join(', ')}).`;
}
