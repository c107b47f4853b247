/**
 * Standings written from the rules alone, without product code: slow and plain. The product's standings must equal
 * them after any history.
 */
import type { StandingsEntry } from '@torchbearer/kit';
import type { LeagueData, Player } from './league-history.js';

const rankingsOf = (league: LeagueData, player: Player): Date | null =>
  league.rosters.find((roster) => roster.userId === player.id)?.rankingsSubmittedAt ?? null;

const pickOf = (league: LeagueData, player: Player, week: number) =>
  league.picks.find((pick) => pick.userId === player.id && pick.weekNumber === week);

function pointsIn(league: LeagueData, player: Player, week: number): number {
  const pick = pickOf(league, player, week);
  if (!pick) return 0;
  const row = league.points.find((p) => p.weekNumber === week && p.castawayId === pick.castawayId);
  return row ? row.points : 0;
}

function weeksThatCount(league: LeagueData): number[] {
  const weeks: number[] = [];
  for (let week = league.firstPickWeek; week <= 50; week++)
    if (league.scoredWeeks.includes(week)) weeks.push(week);
  return weeks;
}

function totalUpTo(league: LeagueData, player: Player, last: number): number {
  let total = 0;
  for (const week of weeksThatCount(league)) if (week <= last) total += pointsIn(league, player, week);
  return total;
}

const takesPart = (league: LeagueData, player: Player): boolean =>
  player.isAdmin ? rankingsOf(league, player) !== null : true;

function isAhead(league: LeagueData, a: Player, b: Player): boolean {
  const total = (player: Player): number => totalUpTo(league, player, 50);
  if (total(a) !== total(b)) return total(a) > total(b);
  const autos = (player: Player): number =>
    weeksThatCount(league).filter((week) => pickOf(league, player, week)?.isAutoSelected === true).length;
  if (autos(a) !== autos(b)) return autos(a) < autos(b);
  const best = (player: Player): number => {
    const points = weeksThatCount(league).map((week) => pointsIn(league, player, week));
    return points.length > 0 ? Math.max(...points) : 0;
  };
  if (best(a) !== best(b)) return best(a) > best(b);
  const [ranked, other] = [rankingsOf(league, a), rankingsOf(league, b)];
  if (ranked && other && ranked.getTime() !== other.getTime()) return ranked < other;
  if (ranked && !other) return true;
  if (!ranked && other) return false;
  return a.id < b.id;
}

export function naiveStandings(league: LeagueData): StandingsEntry[] {
  const left = league.players.filter((player) => takesPart(league, player));
  const ordered: Player[] = [];
  while (left.length > 0) {
    const first = left.find((player) =>
      left.every((other) => other === player || isAhead(league, player, other)),
    );
    if (!first) throw new Error('no player comes first: the order is not total');
    ordered.push(first);
    left.splice(left.indexOf(first), 1);
  }
  return ordered.map((player) => {
    const total = totalUpTo(league, player, 50);
    const weeks = weeksThatCount(league).filter((week) => pickOf(league, player, week)).length;
    return {
      id: player.id,
      rank: 1 + ordered.filter((other) => totalUpTo(league, other, 50) > total).length,
      name: player.name,
      email: player.email,
      totalPoints: total,
      avgPoints: weeks === 0 ? 0 : naiveTenths(total, weeks),
      draftPicks: (league.rosters.find((roster) => roster.userId === player.id)?.picks ?? [])
        .toSorted((a, b) => a.pickNumber - b.pickNumber)
        .filter((pick) => league.castaways.some((castaway) => castaway.id === pick.castawayId))
        .map(({ castawayId, round }) => {
          const castaway = league.castaways.find(({ id }) => id === castawayId);
          return {
            castawayId,
            round,
            castaway: {
              id: castawayId,
              name: castaway?.name ?? '',
              eliminated: castaway?.eliminated ?? false,
            },
          };
        }),
    };
  });
}

/** By player: the points of the last scored week, and the rank after the ones before it. */
export function naiveMoves(league: LeagueData) {
  const players = league.players.filter((player) => takesPart(league, player));
  const weeks = weeksThatCount(league);
  const [before, last] = [weeks.at(-2), weeks.at(-1)];
  const totalBefore = (player: Player): number => totalUpTo(league, player, before ?? 0);
  return new Map(
    players.map((player) => [
      player.id,
      {
        rankBefore:
          before === undefined
            ? undefined
            : 1 + players.filter((other) => totalBefore(other) > totalBefore(player)).length,
        weekPoints:
          last === undefined || !pickOf(league, player, last) ? undefined : pointsIn(league, player, last),
      },
    ]),
  );
}

/** The nearest tenth, by trying all; of two equally near ones that further from zero. */
function naiveTenths(total: number, weeks: number): number {
  let nearest = 0;
  for (let tenths = 0; tenths <= Math.abs(total) * 10 + 10; tenths++) {
    const distance = (candidate: number): number => Math.abs(Math.abs(total) * 10 - candidate * weeks);
    if (distance(tenths) <= distance(nearest)) nearest = tenths;
  }
  return nearest === 0 ? 0 : (total < 0 ? -nearest : nearest) / 10;
}

export function naiveWeeksInFirst(league: LeagueData): number {
  const leader = naiveStandings(league)[0]?.id;
  const players = league.players.filter((player) => takesPart(league, player));
  const self = players.find((player) => player.id === leader);
  if (!self) return 0;
  return weeksThatCount(league).filter((week) =>
    players.every((other) => totalUpTo(league, other, week) <= totalUpTo(league, self, week)),
  ).length;
}

export function naiveHistory(league: LeagueData, userId: string) {
  const players = league.players.filter((player) => takesPart(league, player));
  const self = players.find((player) => player.id === userId);
  if (!self) return [];
  return weeksThatCount(league).map((weekNumber) => {
    const pick = pickOf(league, self, weekNumber);
    const total = totalUpTo(league, self, weekNumber);
    return {
      weekNumber,
      castaway: pick && league.castaways.find(({ id }) => id === pick.castawayId),
      isAutoSelected: pick ? pick.isAutoSelected : false,
      points: pointsIn(league, self, weekNumber),
      total,
      rank: 1 + players.filter((other) => totalUpTo(league, other, weekNumber) > total).length,
    };
  });
}
