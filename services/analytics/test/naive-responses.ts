/**
 * The responses computed from the newest state of every entity and the rules alone: slow, plain, and without code of
 * the product. In whatever order events arrive, the service must return the same.
 */
import { VERSION_HEADER, type BusMessage } from '@torchbearer/kit';
import { Topics, type Topic } from '@torchbearer/proto/topics';

function newestOf<T>(topic: Topic<T>, messages: readonly BusMessage[]): T[] {
  const newest = new Map<string, { version: number; value: Uint8Array | null }>();
  for (const { key, value, headers } of messages.filter((message) => message.topic === topic.name)) {
    const version = Number(headers[VERSION_HEADER]);
    if (version > (newest.get(key)?.version ?? 0)) newest.set(key, { version, value });
  }
  return [...newest.values()].flatMap(({ value }) => (value === null ? [] : [topic.codec.decode(value)]));
}

export function naiveAnswers(messages: readonly BusMessage[]) {
  const users = newestOf(Topics.user, messages);
  const castaways = newestOf(Topics.castaway, messages);
  const weeks = newestOf(Topics.week, messages);
  const rosters = newestOf(Topics.roster, messages);
  const season = newestOf(Topics.season, messages)[0] ?? { firstPickWeek: 3, episodes: 13 };
  const scored = newestOf(Topics.scoredWeek, messages).filter(({ points }) => points.length > 0);
  const counted = scored
    .map(({ weekNumber }) => weekNumber)
    .filter((week) => week >= season.firstPickWeek)
    .sort((a, b) => a - b);
  const latestFirst = newestOf(Topics.pick, messages).sort(
    (a, b) => b.submittedAt!.getTime() - a.submittedAt!.getTime() || (a.id < b.id ? 1 : -1),
  );
  const pickOf = (user: string, week: number) =>
    latestFirst.find((pick) => pick.userId === user && pick.weekNumber === week);
  const castawayPoints = (castaway: string, week: number): number =>
    scored.find((entry) => entry.weekNumber === week)?.points.find((row) => row.castawayId === castaway)
      ?.points ?? 0;
  const pointsOf = (user: string, week: number): number => {
    const pick = pickOf(user, week);
    return pick ? castawayPoints(pick.castawayId, week) : 0;
  };
  const rosterOf = (user: string) => rosters.find((roster) => roster.userId === user);
  const players = users.filter(
    ({ id, isAdmin }) => !isAdmin || rosterOf(id)?.rankingsSubmittedAt !== undefined,
  );
  const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

  const rows = players.map(({ id, name }) => {
    const weekly = counted.map((week) => pointsOf(id, week));
    const picked = counted.flatMap((week) => pickOf(id, week) ?? []);
    return {
      id,
      name,
      total: sum(weekly),
      best: weekly.length === 0 ? 0 : Math.max(...weekly),
      autos: picked.filter(({ isAutoSelected }) => isAutoSelected).length,
      picked: picked.length,
      rankedAt: rosterOf(id)?.rankingsSubmittedAt?.getTime() ?? Number.MAX_SAFE_INTEGER,
    };
  });
  rows.sort(
    (a, b) =>
      b.total - a.total ||
      a.autos - b.autos ||
      b.best - a.best ||
      a.rankedAt - b.rankedAt ||
      (a.id < b.id ? -1 : 1),
  );
  const everyWeek = Array.from({ length: 20 }, (_, index) => index + 1);
  const picksOf = (week: number) => players.flatMap(({ id }) => pickOf(id, week) ?? []);
  return {
    stats: {
      users: players.length,
      picks: sum(everyWeek.map((week) => users.filter(({ id }) => pickOf(id, week)).length)),
      castaways: castaways.length,
      weeks: weeks.length,
    },
    leaderboard: rows.map(({ id, name, total }) => ({
      userId: id,
      rank: 1 + rows.filter((other) => other.total > total).length,
      name,
      totalPoints: total,
    })),
    participation: everyWeek
      .filter(
        (week) =>
          picksOf(week).length > 0 ||
          weeks.some(({ weekNumber, wasEverActive }) => weekNumber === week && wasEverActive),
      )
      .map((week) => ({
        weekNumber: week,
        picks: picksOf(week).filter(({ isAutoSelected }) => !isAutoSelected).length,
      })),
    averages: counted.map((week) => {
      const values = picksOf(week).map(({ castawayId }) => castawayPoints(castawayId, week));
      return { weekNumber: week, average: values.length === 0 ? 0 : sum(values) / values.length };
    }),
    castaways: Object.fromEntries(
      castaways.map(({ id }) => [
        id,
        {
          totalPoints: sum(scored.map(({ weekNumber }) => castawayPoints(id, weekNumber))),
          draftCount: players.filter((player) =>
            rosterOf(player.id)?.picks.some(({ castawayId }) => castawayId === id),
          ).length,
        },
      ]),
    ),
    completedWeeks: scored.length,
    remainingWeeks: Math.max(0, season.episodes - scored.length),
  };
}
