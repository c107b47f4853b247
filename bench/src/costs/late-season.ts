/** The same league after the thirteenth week, when data that is read as a whole has grown. */
import { inventSeason, nextRevision, storeSeason } from '../analytics-league.js';
import { board, scoreWeek, type Measure } from './measures.js';
import { forgetPeak, peakMib } from '../processes.js';
import { addRow, addCpuRows } from './scene.js';

const LAST_WEEK = 13;

export const scoringLate: Measure = async (scene) => {
  const { site } = scene;
  const database = site.database('scoring');
  // Ten more weeks like week 3.
  await database.query(
    `insert into copied.picks (id, user_id, week_number, castaway_id, is_auto_selected, submitted_at)
     select gen_random_uuid(), user_id, week, castaway_id, is_auto_selected, submitted_at
     from copied.picks, generate_series(4, $1::int) week where week_number = 3`,
    [LAST_WEEK],
  );
  await database.query('insert into scored_weeks select week, 1 from generate_series(4, $1::int) week', [
    LAST_WEEK,
  ]);
  await database.query(
    `insert into points_lines (id, week_number, castaway_id, rule_id, count, points, reason, entered_by, entered_at)
     select gen_random_uuid(), week, castaway_id, rule_id, count, points, reason, entered_by, entered_at
     from points_lines, generate_series(4, $1::int) week where week_number = 3 and removed_at is null`,
    [LAST_WEEK],
  );
  await database.query('analyze');
  await scoreWeek(scene);
  await site.settled();
  forgetPeak(site.pid('scoring'));
  const count = 3;
  const cost = await site.costOf(async () => {
    for (let save = 0; save < count; save++) await scoreWeek(scene);
  });
  addCpuRows(scene, 'week 13: points saved, standings computed', cost, count, ['scoring', 'Postgres']);
  addRow(scene, 'week 13: most memory of scoring', 'MiB', peakMib(site.pid('scoring')));
};

export const analysingLate: Measure = async (scene) => {
  const { site, players } = scene;
  const database = site.database('analytics');
  await storeSeason(database, inventSeason(players));
  await board(scene);
  await nextRevision(database);
  forgetPeak(site.pid('analytics'));
  const cost = await site.costOf(() => board(scene));
  addCpuRows(scene, 'week 13: the insights board, computed', cost, 1, ['analytics', 'Postgres']);
  addRow(scene, 'week 13: most memory of analytics', 'MiB', peakMib(site.pid('analytics')));
};
