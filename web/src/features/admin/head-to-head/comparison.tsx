import type { HeadToHead } from '@torchbearer/contract/client';
import { useMemo } from 'react';
import { Chart } from '../../../ui/chart.js';
import { Panel } from '../../../ui/page.js';
import { EmptyState } from '../../../ui/states.js';
import { leadInWords, weeklyLines } from './comparison-figures.js';
import classes from './comparison.module.css';
import { WeekTable } from './week-table.js';

/** Both players: the score between them, their lines, and every week. */
export function Comparison({ comparison }: { readonly comparison: HeadToHead }) {
  const { user1, user2, summary, weeklyComparison: weeks } = comparison;
  const lines = useMemo(() => weeklyLines(comparison), [comparison]);
  return (
    <>
      <Panel>
        <h2 className={classes.title}>
          {user1.name} <span className={classes.versus}>vs</span> {user2.name}
        </h2>
        <p className={classes.lead}>{leadInWords(comparison)}</p>
        <div className={classes.board}>
          <Side player={user1} wins={summary.user1Wins} ahead={user1.totalPoints > user2.totalPoints} />
          <dl className={classes.ties}>
            <div>
              <dt>Ties</dt>
              <dd>{summary.ties}</dd>
            </div>
          </dl>
          <Side player={user2} wins={summary.user2Wins} ahead={user2.totalPoints > user1.totalPoints} />
        </div>
      </Panel>
      {weeks.length === 0 ? (
        <EmptyState
          words="No week has been scored yet."
          next="Both lines and the weeks appear here as soon as the first week's points are saved."
        />
      ) : (
        <>
          <Panel title="Points by week">
            <Chart
              options={lines}
              label={`Points of ${user1.name} and ${user2.name} in each scored week`}
              height={320}
            />
          </Panel>
          <Panel title="Week by week">
            <WeekTable comparison={comparison} />
          </Panel>
        </>
      )}
    </>
  );
}

interface SideProps {
  readonly player: HeadToHead['user1'];
  readonly wins: number;
  /** Has more points than the other. */
  readonly ahead: boolean;
}

function Side({ player, wins, ahead }: SideProps) {
  return (
    <section className={classes.side} data-ahead={ahead || undefined}>
      <h3>{player.name}</h3>
      <dl>
        <div>
          <dt>Wins</dt>
          <dd>{wins}</dd>
        </div>
        <div>
          <dt>Total points</dt>
          <dd>{player.totalPoints.toLocaleString('en-US')}</dd>
        </div>
      </dl>
    </section>
  );
}
