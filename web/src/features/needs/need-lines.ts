import type { Needs, NeedsRival } from '@torchbearer/contract/client';
import {
  outcome,
  passedSentence,
  passSentence,
  reachSentence,
  type Duel,
  type DuelNames,
} from '@torchbearer/rules';

export interface NeedLine {
  /** The rival's id. */
  readonly id: string;
  readonly sentence: string;
  /** The points that both castaways have so far, e.g. 'Juniper 3, Coral 5'; null before any, and if they don't matter. */
  readonly soFar: string | null;
}

export interface NeedLines {
  readonly above: NeedLine | null;
  readonly below: NeedLine | null;
  readonly first: {
    readonly isFirst: boolean;
    /** Whether it is decided, whatever points come. */
    readonly fixed: 'REACHED' | 'OUT_OF_REACH' | null;
    /** What has to come true, all of it, the hardest first; if out of reach, why. */
    readonly lines: readonly NeedLine[];
  };
}

type Scope = Needs['scopes'][number];
type Castaway = Needs['castaway'];
type Sentence = (duel: Duel, names: DuelNames) => string;

export function needLines({ rank, above, below, rivals }: Scope, own: Castaway): NeedLines {
  const line = (sentence: Sentence, rival: NeedsRival): NeedLine => ({
    id: rival.userId,
    sentence: sentence(duelWith(own, rival), {
      name: rival.name,
      own: own?.name ?? null,
      theirs: rival.castaway?.name ?? null,
    }),
    soFar: outcome(duelWith(own, rival)) === 'OPEN' ? soFar(own, rival.castaway) : null,
  });
  const outcomes = rivals.map((rival) => ({ rival, result: outcome(duelWith(own, rival)) }));
  const lost = outcomes.filter(({ result }) => result === 'BEHIND');
  const open = outcomes.filter(({ result }) => result === 'OPEN');
  return {
    above: above && line(passSentence, above),
    below: below && line(passedSentence, below),
    first: {
      isFirst: rank === 1,
      fixed: lost.length > 0 ? 'OUT_OF_REACH' : open.length === 0 ? 'REACHED' : null,
      lines: (lost.length > 0 ? lost.slice(0, 1) : open).map(({ rival }) => line(reachSentence, rival)),
    },
  };
}

const duelWith = (own: Castaway, { castaway, lead }: NeedsRival): Duel => ({
  own: own?.id ?? null,
  theirs: castaway?.id ?? null,
  lead,
});

function soFar(own: Castaway, theirs: Castaway): string | null {
  const known = [own, theirs].flatMap((castaway) => castaway ?? []);
  if (known.every(({ points }) => points === null)) return null;
  return known.map(({ name, points }) => `${name} ${String(points ?? 0)}`).join(', ');
}
