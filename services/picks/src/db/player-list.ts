import { pagedList, readPage, type Condition, type Database, type Page } from '@torchbearer/kit';
import { isParticipantIn, LISTS } from '@torchbearer/rules';
import { isSeenBy, type Viewer } from './pick-entries.js';
import type { Player } from './players.js';

const IS_PARTICIPANT = isParticipantIn('copied.rosters');

/** The participants; the copy's own indexes serve the list. */
export const playerList = pagedList({
  rules: LISTS.picks,
  from: 'copied.users player',
  columns: 'player.id, player.name',
  id: 'player.id',
  sorts: { name: { sql: 'folded(player.name)', type: 'text' } },
  search: 'folded(player.name)',
});

export interface PlayerFilter {
  readonly users: readonly string[] | null;
  /** Whether they have a pick of the week that the viewer may see. */
  readonly picked: { readonly week: number; readonly is: boolean; readonly viewer: Viewer } | null;
}

export async function readPlayers(
  from: Pick<Database, 'manager'>,
  page: Page,
  { users, picked }: PlayerFilter,
) {
  const conditions: Condition[] = [() => IS_PARTICIPANT];
  if (users) conditions.push((bind) => `player.id = any (${bind(users)}::uuid[])`);
  if (picked)
    conditions.push(
      (bind) => `${picked.is ? '' : 'not '}exists (select from picks pick
        where pick.user_id = player.id and pick.week_number = ${bind(picked.week)}
          and ${isSeenBy(picked.viewer, bind, `${bind(picked.week)}::integer`)})`,
    );
  return await readPage<Player>(from, playerList, page, conditions);
}
