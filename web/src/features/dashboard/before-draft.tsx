import { useConfig } from '../../api/use-config.js';
import { paths } from '../../paths.js';
import { countdown } from '../../time/countdown.js';
import { Deadline } from '../../ui/deadline.js';
import { Status } from './status.js';

interface BeforeDraftProps {
  /** Whether the player has saved a ranking. */
  readonly ranked: boolean;
  /** Whether rankings are closed. */
  readonly closed: boolean;
  /** The deadline; null if only the draft closes rankings, undefined if unknown. */
  readonly closesAt: string | null | undefined;
  readonly now: number;
}

/** Before the draft the dashboard invites the player to rank, and shows the deadline. */
export function BeforeDraft({ ranked, closed, closesAt, now }: BeforeDraftProps) {
  const { rankingsCloseAt, draftAt } = useConfig().season;
  const draft = draftAt ? (
    <>
      The draft is <Deadline at={draftAt} />.
    </>
  ) : (
    'The draft comes next.'
  );
  if (closed)
    return (
      <Status
        tone="wait"
        label="Rankings closed"
        says={ranked ? 'Your ranking is in, and rankings are closed.' : 'Rankings are closed.'}
        action="See your ranking"
        to={paths.preseasonRank}
      >
        {draft} {!ranked && 'Your castaways come from an order drawn for you.'}
      </Status>
    );
  const isPast = rankingsCloseAt !== null && Date.parse(rankingsCloseAt) <= now;
  // An admin can reopen rankings after the season's deadline.
  const until = closesAt ?? (isPast ? null : rankingsCloseAt);
  const timer = until && {
    timer: { until: 'Rankings close in', left: countdown(Date.parse(until) - now) },
  };
  return (
    <Status
      tone={ranked ? 'done' : 'due'}
      label={ranked ? 'Your ranking is in' : 'Not drafted yet'}
      says={
        ranked ? 'Your castaways come with the draft.' : 'First, rank all castaways: the draft goes by it.'
      }
      action={ranked ? 'Change your ranking' : 'Rank castaways'}
      to={paths.preseasonRank}
      {...timer}
    >
      {until && (
        <>
          {ranked ? 'You can change it until' : 'Rank them by'} <Deadline at={until} />.{' '}
        </>
      )}
      {closesAt === null && isPast && 'Open again until the draft runs. '}
      {draftAt !== null && draftAt === until ? 'The draft follows at once.' : draft}
    </Status>
  );
}
