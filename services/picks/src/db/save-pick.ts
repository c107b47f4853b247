/** The two statements of the hot path: one loads what the decision needs, the other saves the pick with its event. */
import { outboxRow, type Tx } from '@torchbearer/kit';
import { Topics } from '@torchbearer/proto/topics';
import type { CastawayCopy } from '../copies.js';
import type { PickDesk } from '../domain/submit-pick.js';
import type { PickRow } from './tables.js';
import { ACTIVE_WEEK, activeWeek } from './weeks.js';

/** The player's stored pick at a submission. */
export type StoredPick = Omit<PickRow, 'userId' | 'submittedBy'>;

export interface LoadedPickContext extends PickDesk<Omit<CastawayCopy, Unread>, StoredPick> {
  /** Empty until the player's copy arrives. */
  readonly userName: string;
}
type Unread = 'occupation' | 'age' | 'hometown' | 'imageUrl' | 'eliminatedInWeek';

interface DeskRow {
  readonly weekNumber: number | null;
  readonly picksOpenAt: Date;
  readonly picksCloseAt: Date;
  readonly userName: string | null;
  readonly isOwn: boolean;
  readonly castawayName: string | null;
  readonly castawayTribe: string;
  readonly eliminated: boolean;
  readonly pickId: string | null;
  readonly pickVersion: number;
  readonly pickedCastawayId: string;
  readonly isAutoSelected: boolean;
  readonly submittedAt: Date;
}

/**
 * Locks the player's roster and loads everything that the decision needs, in one round trip. After a wait for the
 * lock the roster is current, but the pick may be older than the lock, which `savePick` detects. @param castawayId an
 * id, or null for an invalid one
 */
export async function loadPickContext(
  tx: Tx,
  userId: string,
  castawayId: string | null,
): Promise<LoadedPickContext> {
  const [row] = await tx.rows<DeskRow>(
    `select week.week_number as "weekNumber", week.picks_open_at as "picksOpenAt",
       week.picks_close_at as "picksCloseAt", player.name as "userName",
       roster.picks @> jsonb_build_array(jsonb_build_object('castawayId', $2::uuid)) as "isOwn",
       castaway.name as "castawayName", castaway.tribe as "castawayTribe", castaway.eliminated,
       pick.id as "pickId", pick.version as "pickVersion", pick.castaway_id as "pickedCastawayId",
       pick.is_auto_selected as "isAutoSelected", pick.submitted_at as "submittedAt"
     from copied.rosters roster
     left join (${ACTIVE_WEEK}) week on true
     left join copied.users player on player.id = roster.user_id
     left join copied.castaways castaway on castaway.id = $2::uuid
     left join picks pick on pick.user_id = roster.user_id and pick.week_number = week.week_number
     where roster.user_id = $1
     for update of roster`,
    [userId, castawayId],
  );
  if (!row) return { week: await activeWeek(tx), castaway: null, pick: null, userName: '' };
  const { weekNumber, picksOpenAt, picksCloseAt, castawayName, castawayTribe, eliminated, pickId } = row;
  if (weekNumber === null) return { week: null, castaway: null, pick: null, userName: '' };
  return {
    week: { weekNumber, picksOpenAt, picksCloseAt },
    castaway:
      castawayId !== null && castawayName !== null && row.isOwn
        ? { id: castawayId, name: castawayName, tribe: castawayTribe, eliminated }
        : null,
    pick:
      pickId === null
        ? null
        : {
            id: pickId,
            version: row.pickVersion,
            weekNumber,
            castawayId: row.pickedCastawayId,
            isAutoSelected: row.isAutoSelected,
            submittedAt: row.submittedAt,
          },
    userName: row.userName ?? '',
  };
}

const PUBLISH =
  'insert into outbox (topic, key, value, headers) select $8::text, $9::text, $10::bytea, $11::jsonb from saved';

const FIRST = `
  with saved as (
    insert into picks (id, version, user_id, week_number, castaway_id, is_auto_selected, submitted_at, submitted_by)
    values ($1, $2, $3, $4, $5, false, $6, $7)
    on conflict (user_id, week_number) do nothing
    returning id)
  ${PUBLISH}`;

const CHANGE = `
  with saved as (
    update picks set version = $2, castaway_id = $5, is_auto_selected = false, submitted_at = $6, submitted_by = $7
    where id = $1 and version = $2 - 1 and user_id = $3 and week_number = $4
    returning id)
  ${PUBLISH}`;

/**
 * Saves a pick made by hand, the first (version 1) or a change, with its event in one statement. @returns false, with
 * nothing saved, if the pick has changed since it was read
 */
export async function savePick(tx: Tx, pick: PickRow): Promise<boolean> {
  const event = outboxRow(Topics.pick, pick);
  const written = await tx.run(pick.version === 1 ? FIRST : CHANGE, [
    pick.id,
    pick.version,
    pick.userId,
    pick.weekNumber,
    pick.castawayId,
    pick.submittedAt,
    pick.submittedBy,
    event.topic,
    event.key,
    event.value,
    event.headers,
  ]);
  if (written === 0) return false;
  tx.published.push({ topic: event.topic, key: event.key, version: pick.version });
  return true;
}
