import {
  IconCalendarCheck,
  IconChartBar,
  IconListNumbers,
  IconTrophy,
  IconUserPlus,
  IconUsersGroup,
} from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { ruleCount } from '@torchbearer/rules/rule-book';
import { Link } from 'react-router-dom';
import { queries } from '../../api/queries.js';
import { useConfig } from '../../api/use-config.js';
import { useSession } from '../../api/use-user.js';
import { paths } from '../../paths.js';
import { useServerNow } from '../../time/use-now.js';
import { Deadline } from '../../ui/deadline.js';
import { Panel } from '../../ui/page.js';
import { PublicPage } from '../public/public-page.js';
import { seasonStage } from '../league/season-stage.js';
import { Section } from '../public/section.js';
import { Invitation, WaysOn } from '../public/ways-on.js';
import { SnakeDraft } from './snake-draft.js';
import { Step, Steps } from './steps.js';
import classes from './how-to-play.module.css';

const MINUTE = 60_000;

/** The game in six steps: three before the season, three in every week of it. */
export function HowToPlay() {
  const { season } = useConfig();
  const { episodes, firstPickWeek, rankingsCloseAt } = season;
  const now = useServerNow(MINUTE);
  const isPast = rankingsCloseAt !== null && Date.parse(rankingsCloseAt) <= now;
  // An admin can reopen rankings, but visitors can't request the league's state.
  const isSignedIn = useSession().state === 'signed-in';
  const { data: league } = useQuery({ ...queries.league(), enabled: isSignedIn });
  const isReopened = isPast && seasonStage(season, league, now) === 'ranking';
  return (
    <PublicPage
      title="How to Play"
      intro="Rank the castaways, draft your own, send one of them into every episode. Ten minutes before the season, one tap a week."
      torches={1}
      action={<WaysOn />}
    >
      <Section title="Before the season" intro="All of it happens once.">
        <Steps>
          <Step icon={<IconUserPlus size={26} stroke={1.6} />} title="You are in">
            <p>There is one global league, and whoever signs up is in it automatically. No caps, no tiers.</p>
          </Step>
          <Step icon={<IconListNumbers size={26} stroke={1.6} />} title="Rank the castaways">
            <p>
              Drag and drop them into the order in which you want them, or move them by keyboard. The draft
              goes by your list alone.
            </p>
          </Step>
          <Step icon={<IconUsersGroup size={26} stroke={1.6} />} title="The draft deals">
            <p>
              A snake draft gives each player one or two castaways, the best of your list that are to be had
              when your turn comes.
            </p>
          </Step>
        </Steps>
        <div className={classes.pair}>
          <SnakeDraft />
          <Panel paper title="Rank early">
            <p className={classes.text}>
              Rankings lock before the draft. {isReopened && 'They are open again until the draft runs. '}
              {rankingsCloseAt !== null && !isReopened && (
                <>
                  {isPast ? 'They locked on' : 'Yours counts as it stands on'}{' '}
                  <Deadline at={rankingsCloseAt} />.{' '}
                </>
              )}
              Save one on the first day; until the lock you can change it as often as you like. Who has none
              drafts by an order drawn at random.
            </p>
          </Panel>
        </div>
      </Section>
      <Section
        title="In the season"
        intro={`About ${String(episodes)} episodes, and a pick for each from week ${String(firstPickWeek)} on.`}
      >
        <Steps start={4}>
          <Step icon={<IconCalendarCheck size={26} stroke={1.6} />} title="Pick one a week">
            <p>
              Choose which of your own castaways plays for you, and change your mind until picks lock. Forget
              it, and the system sends the castaway that you didn’t send last week.
            </p>
          </Step>
          <Step icon={<IconChartBar size={26} stroke={1.6} />} title="Scoring is automatic">
            <p>
              What your castaway does in the episode is worth points by{' '}
              <Link to={paths.rules}>{ruleCount} rules</Link>. They are yours without another tap.
            </p>
          </Step>
          <Step icon={<IconTrophy size={26} stroke={1.6} />} title="The leaderboard follows">
            <p>
              Your weeks add up, and the leaderboard moves as soon as points are posted. After the finale,
              whoever stands on top has outlasted everybody.
            </p>
          </Step>
        </Steps>
        <p className={classes.text}>
          When does what open and lock? The <Link to={paths.league}>season timeline</Link> knows the dates.
        </p>
      </Section>
      <Invitation title="That is all there is to it">
        Light your torch, rank the castaways, and we see each other at the first council.
      </Invitation>
    </PublicPage>
  );
}
