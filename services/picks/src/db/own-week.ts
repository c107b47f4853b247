import type { Sql } from '@torchbearer/kit';
import type { PickEntry } from '@torchbearer/proto/picks/v1/picks';
import type { CastawayCopy } from '../copies.js';
import { ENTRIES } from './pick-entries.js';
import { ASSIGNED, CASTAWAY_COLUMNS } from './players.js';
import { ACTIVE_WEEK_VIEW, type WeekView } from './weeks.js';

/** A player's own state of the active week. */
export interface OwnWeek {
  readonly week: WeekView;
  /** Their castaways, in draft order; castaways without a copy are omitted. */
  readonly assigned: readonly (CastawayCopy & { readonly round: number })[];
  readonly pick: PickEntry | undefined;
  /** Of the nearest week before it in which they have one. */
  readonly previousPick: PickEntry | undefined;
  /** The castaway of their withdrawn pick of the week. */
  readonly withdrawn: CastawayCopy | null;
  /** Whether it was an automatic pick, withdrawn because the week was moved. */
  readonly withdrawnByMove: boolean;
}

/** One statement, because every dashboard reads this; for player $1. */
const OWN_WEEK = `
  select week.*,
    (select coalesce(json_agg(own order by own.round, own."pickNumber"), '[]') from (${ASSIGNED}) own) as assigned,
    (select coalesce(json_agg(entry order by entry."weekNumber" desc), '[]') from (
       ${ENTRIES} where pick.user_id = $1 and pick.week_number <= week."weekNumber"
       order by pick.week_number desc limit 2) entry) as recent,
    (select to_json(one) from (
       select ${CASTAWAY_COLUMNS}, withdrawal.by_move as "byMove"
       from withdrawals withdrawal join copied.castaways castaway on castaway.id = withdrawal.castaway_id
       where withdrawal.user_id = $1 and withdrawal.week_number = week."weekNumber") one) as withdrawn
  from (${ACTIVE_WEEK_VIEW}) week`;

type Found = WeekView &
  Pick<OwnWeek, 'assigned'> & {
    readonly withdrawn: (OwnWeek['withdrawn'] & { readonly byMove: boolean }) | null;
    readonly recent: readonly (Omit<PickEntry, 'submittedAt'> & { readonly submittedAt: string })[];
  };

/** Null while no week is active. */
export async function readOwnWeek(sql: Sql, userId: string): Promise<OwnWeek | null> {
  const found = await sql.oneOrNull<Found>(OWN_WEEK, [userId]);
  if (!found) return null;
  const { assigned, recent, withdrawn, ...week } = found;
  const [latest, beforeIt] = recent.map((entry) => ({ ...entry, submittedAt: new Date(entry.submittedAt) }));
  const isOfThisWeek = latest?.weekNumber === week.weekNumber;
  return {
    ...{ week, assigned, withdrawn },
    withdrawnByMove: withdrawn?.byMove ?? false,
    pick: isOfThisWeek ? latest : undefined,
    previousPick: isOfThisWeek ? beforeIt : latest,
  };
}
