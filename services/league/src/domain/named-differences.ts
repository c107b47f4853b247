import { isOut, type ResultsUntil } from '@torchbearer/rules';
import type { DraftDifferences } from '@torchbearer/rules/draft';
import type { CastawayFields } from './castaways.js';

/** A change of what a draft is made from, as the audit log has it. */
export interface DraftChange {
  readonly at: Date;
  readonly by: string;
  readonly action: string;
  readonly targetId: string;
  readonly targetName: string;
  readonly after: unknown;
}

/** Names of castaways and players, by id; without deleted ones. */
type Names = ReadonlyMap<string, string>;

/** The differences of a run, each with who made it and when. @param changes the newest first */
export function namedDifferences(
  { added, removed, rounds, shareCastaways, late, deleted, rankings }: DraftDifferences,
  changes: readonly DraftChange[],
  names: Names,
) {
  const named = (what: string, subjectId: string, isIt: (change: DraftChange) => boolean) => {
    const { at, by, targetName = '' } = changes.find(isIt) ?? {};
    return { what, subjectId, name: names.get(subjectId) ?? targetName, at, by };
  };
  const castaway = (what: string, id: string, ...actions: readonly string[]) =>
    named(what, id, ({ action, targetId, after }) =>
      action === 'castaways.imported'
        ? names.has(id) && JSON.stringify(after).includes(`"${names.get(id)}"`)
        : targetId === id && actions.includes(action),
    );
  const rule = (what: string, key: string, name: string) => ({
    ...named(what, '', ({ action, after }) => action === 'season.updated' && has(after, key)),
    name,
  });
  const user = (what: string, id: string, wanted: string) =>
    named(what, id, ({ action, targetId }) => action === wanted && targetId === id);
  return [
    ...added.map((id) => castaway('castaway-added', id, 'castaway.created', 'castaway.restored')),
    ...removed.map((id) =>
      names.has(id)
        ? castaway('castaway-out', id, 'castaway.eliminated')
        : castaway('castaway-removed', id, 'castaway.deleted'),
    ),
    ...(rounds === undefined ? [] : [rule('rounds', 'rounds', String(rounds))]),
    ...(shareCastaways === undefined
      ? []
      : [rule('sharing', 'shareCastaways', shareCastaways ? 'on' : 'off')]),
    ...late.map(({ userId }) => user('late-player', userId, 'roster.drafted')),
    // A deleted player's name is forgotten with the account.
    ...deleted.map((id) => ({ ...user('account-deleted', id, 'user.deleted'), name: '' })),
    ...rankings.map(([subjectId, , at]) => {
      const name = names.get(subjectId) ?? '';
      return { what: 'ranking', subjectId, name, at: new Date(at), by: name };
    }),
  ];
}

const has = (value: unknown, key: string): boolean =>
  typeof value === 'object' && value !== null && key in value;

/** The castaways who are out in a week that is hidden from the viewer. */
export const hiddenEliminations = (
  castaways: readonly (Pick<CastawayFields, 'eliminated' | 'eliminatedInWeek'> & { readonly id: string })[],
  until: ResultsUntil,
): ReadonlySet<string> =>
  new Set(castaways.flatMap((one) => (one.eliminated && !isOut(one, until) ? one.id : [])));
