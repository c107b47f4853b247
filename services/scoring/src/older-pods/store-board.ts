/** What pods of 0.7 read of each version: a board, its members, and whole lists. @until 0.9 */
import { sha256, type Tx } from '@torchbearer/kit';
import { Board } from '@torchbearer/proto/scoring/v1/board';
import type { StandingsColumns } from '../domain/standings-table.js';
import { boardRows } from './board-rows.js';
import { listsOf } from './lists.js';
import type { MemberCache } from './member-cache.js';
import { storeMembers, type Participants, type StoredChunk } from './members.js';

/** The standings must be locked, and stored already. @param now when they were computed */
export async function storeBoard(
  tx: Tx,
  members: MemberCache,
  standings: StandingsColumns,
  participants: Participants,
  showsEmails: boolean,
  now: Date,
): Promise<void> {
  const chunks = await storeMembers(tx, participants);
  const board = boardOf(standings, chunks, showsEmails);
  const encoded = Buffer.from(Board.encode(board).finish());
  await tx.run('update standings set board = $1, board_hash = $2, board_at = $3, castaway_points = $4', [
    encoded,
    sha256(encoded),
    now,
    standings.castaways.map(({ points }) => points),
  ]);
  if (board.weeksPicked.length > MOST_IN_LISTS) return;
  const lists = listsOf(boardRows(board, await members.read(tx, chunks)));
  await tx.run('update standings set json = $1, admin_json = $2', [
    lists.json(false),
    board.showsEmails ? null : lists.json(true),
  ]);
}

export const boardOf = (
  { numbers, totals, weeksPicked, castaways }: StandingsColumns,
  chunks: readonly Pick<StoredChunk, 'hash'>[],
  showsEmails: boolean,
): Board => ({
  chunkHashes: chunks.map(({ hash }) => hash),
  members: bytesOf(numbers),
  totals: bytesOf(totals),
  weeksPicked: bytesOf(weeksPicked),
  castaways: castaways.map(({ id, name, eliminated }) => ({ id, name, eliminated })),
  showsEmails,
});

const bytesOf = ({ buffer, byteOffset, byteLength }: Int32Array | Uint8Array): Buffer =>
  Buffer.from(buffer, byteOffset, byteLength);

/** In a larger league, pods that read whole lists show the standings from before the upgrade until they are gone. */
export const MOST_IN_LISTS = 2_000;
