import type { Tx } from '@torchbearer/kit';
import type { WeekScored } from '@torchbearer/proto/scoring/v1/events';

/** Which weeks are scored and who has points in them; a week without any points is not scored. */
export const scoredWeek = {
  changed: async (tx: Tx, { weekNumber, points }: WeekScored): Promise<void> => {
    if (points.length === 0) return await forget(tx, weekNumber);
    await tx.run(
      `insert into scored_weeks (week_number, castaway_ids) values ($1, $2)
       on conflict (week_number) do update set castaway_ids = $2`,
      [weekNumber, points.map((entry) => entry.castawayId)],
    );
  },
  removed: (tx: Tx, weekNumber: string): Promise<void> => forget(tx, Number(weekNumber)),
};

async function forget(tx: Tx, weekNumber: number): Promise<void> {
  await tx.run('delete from scored_weeks where week_number = $1', [weekNumber]);
}
