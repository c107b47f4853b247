import { audit, type Call, type Tx } from '@torchbearer/kit';
import { Topics } from '@torchbearer/proto/topics';

/** Publishes an audit entry about a week's tallies. Until both are done, it must not say what a tally contains. */
export const auditBlind = (
  tx: Tx,
  call: Call,
  weekNumber: number,
  {
    action,
    before,
    after,
  }: { readonly action: string; readonly before: object | null; readonly after: object | null },
): Promise<void> =>
  audit(tx, Topics.scoringAudit, call, {
    action: `points.${action}`,
    target: { type: 'week', id: String(weekNumber), name: `Week ${weekNumber}` },
    before,
    after,
  });
