/** Why rankings are locked. */
import type { DraftStatus } from '@torchbearer/contract/client';

interface Known {
  /** Undefined while unknown. */
  readonly status: DraftStatus | undefined;
  /** Whether the player has saved a ranking. */
  readonly submitted: boolean;
  /** Whether the draft gave them castaways; null while unknown. */
  readonly hasRoster: boolean | null;
  /** An admin without ranking and castaways runs the league and takes no part. */
  readonly isAdmin: boolean;
}

export function lockedSentence({ status, submitted, hasRoster, isAdmin }: Known): string {
  if (status === undefined) return 'Editing is no longer available.';
  if (status === 'IN_PROGRESS') return 'The draft is running, and editing is no longer available.';
  if (status !== 'COMPLETED')
    return `Rankings have closed, the draft is next, and editing is no longer available.${
      submitted || isAdmin ? '' : ' You had not saved a ranking, so yours is drawn by lot.'
    }`;
  const drafted =
    'The draft is completed, castaways were assigned from the rankings, and editing is no longer available.';
  if (submitted || hasRoster === null) return drafted;
  if (isAdmin && !hasRoster) return `${drafted} You run this league and don’t take part.`;
  return hasRoster
    ? `${drafted} You had not saved a ranking, so yours was drawn by lot.`
    : `${drafted} You joined after it, so there is nothing to rank.`;
}
