import type { Tx } from '@torchbearer/kit';
import type { RosterChanged } from '@torchbearer/proto/league/v1/events';
import { Topics } from '@torchbearer/proto/topics';
import { markStandings } from '../db/marks.js';
import { Rosters } from '../db/tables.js';

export async function changed(tx: Tx, { userId, rankingsSubmittedAt, picks }: RosterChanged): Promise<void> {
  const kept = picks.map(({ castawayId, round, pickNumber }) => ({ castawayId, round, pickNumber }));
  await tx.manager.upsert(
    Rosters,
    { userId, rankingsSubmittedAt: rankingsSubmittedAt ?? null, picks: kept },
    ['userId'],
  );
  await markStandings(tx, Topics.roster.name);
}

export async function removed(tx: Tx, userId: string): Promise<void> {
  await tx.manager.delete(Rosters, { userId });
  await markStandings(tx, Topics.roster.name);
}
