import type { League, MyPicks, Ranking } from '@torchbearer/contract/client';
import { useQueryClient } from '@tanstack/react-query';
import { REASONS } from '@torchbearer/rules';
import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { queries } from '../../api/queries.js';
import { useUser } from '../../api/use-user.js';
import { paths } from '../../paths.js';
import { useServerNow } from '../../time/use-now.js';
import { BeforeDraft } from './before-draft.js';
import { pickState } from './pick-state.js';
import { Status } from './status.js';
import { Closed, NoPick, Picked } from './week-status.js';
import { Deadline } from '../../ui/deadline.js';

interface HeroStatusProps {
  readonly league: League;
  readonly myPicks: MyPicks | null;
  readonly ranking: Ranking | undefined;
}

/** The pick's state and next action; it changes by itself when the week opens or closes. */
export function HeroStatus({ league, myPicks, ranking }: HeroStatusProps) {
  const now = useServerNow();
  const client = useQueryClient();
  const { isAdmin } = useUser();
  const state = pickState({ league, myPicks, ranking, isAdmin, now });

  // Only the server knows the result of the close (such as an automatic pick).
  const isClosed = state.is === 'closed';
  useEffect(() => {
    if (isClosed) void client.invalidateQueries({ queryKey: queries.myPicks().queryKey });
  }, [isClosed, client]);

  switch (state.is) {
    case 'before-draft':
      return <BeforeDraft {...state} now={now} />;
    case 'watching':
      return (
        <Status
          tone="wait"
          label="You run this league"
          says="This is the site as players see it."
          action="Back to the admin area"
          to={paths.admin}
        >
          You don’t take part, so there is nothing for you to pick.
          {state.mayRank && (
            <>
              {' '}
              To play as well, <Link to={paths.preseasonRank}>rank the castaways</Link>.
            </>
          )}
        </Status>
      );
    case 'no-week':
      return (
        <Status tone="wait" label="Between weeks" says={REASONS.NO_ACTIVE_WEEK.sentence}>
          Your castaways are drafted. Picks open here with the next week, and news of it comes by
          announcement.
        </Status>
      );
    case 'not-drafted':
      return (
        <Status tone="wait" label="No castaways yet" says="The draft is over, and you have no castaways yet.">
          An admin can still give you some. Write to us by Tree Mail if that takes long.
        </Status>
      );
    case 'not-open':
      return (
        <Status tone="wait" label="Not open yet" says="Picks are not open yet." action="See weekly picks">
          They open <Deadline at={state.opensAt} />.
        </Status>
      );
    case 'all-out':
      return (
        <Status tone="wait" label="All out" says="All of your castaways are out." action="See weekly picks">
          There is nobody left to pick; your points stay on the leaderboard.
        </Status>
      );
    case 'no-pick':
      return <NoPick closesAt={state.closesAt} suggested={state.suggested} now={now} />;
    case 'picked':
      return <Picked {...state} now={now} />;
    case 'closed':
      return <Closed pick={state.pick} />;
  }
}
