/** Repeats the draft from its receipt, as the screen describes under 'How to replay it'. */
import { createHash } from 'node:crypto';
import { draft, type ReferencePick } from '../../reference.js';

export interface DraftedFrom {
  readonly participants: readonly string[];
  /** User id → castaway ids, best first, of players with rankings. */
  readonly rankings: ReadonlyMap<string, readonly string[]>;
  readonly castaways: readonly string[];
  readonly rounds: number;
  readonly shareCastaways: boolean;
}

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

const byHash = (ids: readonly string[], textOf: (id: string) => string): string[] =>
  ids.toSorted((one, other) => (sha256(textOf(one)) < sha256(textOf(other)) ? -1 : 1));

/** For casts that are large enough: the pool is never empty. */
export function replay(seed: string, from: DraftedFrom): ReferencePick[] {
  const turns = byHash(from.participants, (id) => `${seed}:${id}`);
  const wishes = new Map(
    turns.map((id) => {
      const ranked = from.rankings.get(id) ?? [];
      const others = from.castaways.filter((castaway) => !ranked.includes(castaway));
      return [id, [...ranked, ...byHash(others, (castaway) => `${seed}:${id}:${castaway}`)]];
    }),
  );
  return draft(turns, wishes, from.castaways, from.rounds);
}

export function inputHash({
  participants,
  rankings,
  castaways,
  rounds,
  shareCastaways,
}: DraftedFrom): string {
  return sha256(
    JSON.stringify({
      participants: participants.toSorted(),
      rankings: [...rankings].sort(([one], [other]) => (one < other ? -1 : 1)),
      castaways: castaways.toSorted(),
      rounds,
      shareCastaways,
    }),
  );
}
