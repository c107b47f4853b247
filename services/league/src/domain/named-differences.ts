import { castawayUntil, type ResultsUntil } from '@torchbearer/rules';
import type { DraftDifferences } from '@torchbearer/rules/draft';

/** A change of what a draft is made from, as the audit log has it. */
export interface DraftChange {
  readonly at: Date;
  readonly by: string;
  readonly action: string;
  readonly targetId: string;
  readonly targetName: string;
  readonly after: unknown;
}

export interface NamedDifference {
  readonly what:
    | 'castaway-added'
    | 'castaway-removed'
    | 'castaway-out'
    | 'rounds'
    | 'sharing'
    | 'ranking'
    | 'account-deleted'
    | 'late-player';
  readonly subjectId: string;
  readonly name: string;
  readonly at: Date | undefined;
  readonly by: string | undefined;
}

/** Names of castaways and players, by id; without deleted ones. */
type Names = ReadonlyMap<string, string>;

/** The differences of a run, each with who made it and when. @param changes the newest first */
export function namedDifferences(
  differences: DraftDifferences,
  changes: readonly DraftChange[],
  names: Names,
): NamedDifference[] {
  const made = (isIt: (change: DraftChange) => boolean) => {
    const change = changes.find(isIt);
    return { at: change?.at, by: change?.by, known: change?.targetName };
  };
  const named = (
    what: NamedDifference['what'],
    subjectId: string,
    isIt: (change: DraftChange) => boolean,
  ): NamedDifference => {
    const { known, at, by } = made(isIt);
    return { what, subjectId, name: names.get(subjectId) ?? known ?? '', at, by };
  };
  const castaway = (id: string, ...actions: readonly string[]) => {
    const name = names.get(id);
    return ({ action, targetId, after }: DraftChange): boolean =>
      (targetId === id && actions.includes(action)) ||
      (action === 'castaways.imported' && name !== undefined && JSON.stringify(after).includes(`"${name}"`));
  };
  const rule = (key: string) => (change: DraftChange) =>
    change.action === 'season.updated' && has(change.after, key);
  const ofUser = (id: string, wanted: string) => (change: DraftChange) =>
    change.action === wanted && change.targetId === id;
  return [
    ...differences.added.map((id) =>
      named('castaway-added', id, castaway(id, 'castaway.created', 'castaway.restored')),
    ),
    ...differences.removed.map((id) =>
      named(
        names.has(id) ? 'castaway-out' : 'castaway-removed',
        id,
        castaway(id, names.has(id) ? 'castaway.eliminated' : 'castaway.deleted'),
      ),
    ),
    ...(differences.rounds === undefined
      ? []
      : [{ ...named('rounds', '', rule('rounds')), name: String(differences.rounds) }]),
    ...(differences.shareCastaways === undefined
      ? []
      : [
          {
            ...named('sharing', '', rule('shareCastaways')),
            name: differences.shareCastaways ? 'on' : 'off',
          },
        ]),
    ...differences.late.map(({ userId }) => named('late-player', userId, ofUser(userId, 'roster.drafted'))),
    // A deleted player's name is forgotten with the account.
    ...differences.deleted.map((id) => ({
      ...named('account-deleted', id, ofUser(id, 'user.deleted')),
      name: '',
    })),
    ...differences.rankings.map(([id, , at]) => {
      const name = names.get(id) ?? '';
      return { what: 'ranking' as const, subjectId: id, name, at: new Date(at), by: name };
    }),
  ];
}

const has = (value: unknown, key: string): boolean =>
  typeof value === 'object' && value !== null && key in value;

/** The castaways who are out in a week that is hidden from the viewer. */
export const hiddenEliminations = (
  castaways: readonly {
    readonly id: string;
    readonly eliminated: boolean;
    readonly eliminatedInWeek: number | null;
  }[],
  until: ResultsUntil,
): ReadonlySet<string> =>
  new Set(
    castaways
      .filter((castaway) => castawayUntil(castaway, until).eliminated !== castaway.eliminated)
      .map(({ id }) => id),
  );
