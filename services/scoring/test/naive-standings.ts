/**
 * Standings written from the rules alone, without product code: slow and plain. The product's standings must equal
 * them after any history.
 */
import type { LeagueFacts, Player } from '../src/domain/league-facts.js';
import type { StandingsEntry } from '../src/domain/standings.js';

const rankingsOf = (facts: LeagueFacts, player: Player): Date | null =>
  facts.rosters.find((roster) => roster.userId === player.id)?.rankingsSubmittedAt ?? null;

const pickOf = (facts: LeagueFacts, player: Player, week: number) =>
  facts.picks.find((pick) => pick.userId === player.id && pick.weekNumber === week);

function pointsIn(facts: LeagueFacts, player: Player, week: number): number {
  const pick = pickOf(facts, player, week);
  if (!pick) return 0;
  const row = facts.points.find((p) => p.weekNumber === week && p.castawayId === pick.castawayId);
  return row ? row.points : 0;
}

function weeksThatCount(facts: LeagueFacts): number[] {
  const weeks: number[] = [];
  for (let week = facts.firstPickWeek; week <= 50; week++)
    if (facts.scoredWeeks.includes(week)) weeks.push(week);
  return weeks;
}

function totalUpTo(facts: LeagueFacts, player: Player, last: number): number {
  let total = 0;
  for (const week of weeksThatCount(facts)) if (week <= last) total += pointsIn(facts, player, week);
  return total;
}

const takesPart = (facts: LeagueFacts, player: Player): boolean =>
  player.isAdmin ? rankingsOf(facts, player) !== null : true;

function isAhead(facts: LeagueFacts, a: Player, b: Player): boolean {
  const total = (player: Player): number => totalUpTo(facts, player, 50);
  if (total(a) !== total(b)) return total(a) > total(b);
  const autos = (player: Player): number =>
    weeksThatCount(facts).filter((week) => pickOf(facts, player, week)?.isAutoSelected === true).length;
  if (autos(a) !== autos(b)) return autos(a) < autos(b);
  const best = (player: Player): number => {
    const points = weeksThatCount(facts).map((week) => pointsIn(facts, player, week));
    return points.length > 0 ? Math.max(...points) : 0;
  };
  if (best(a) !== best(b)) return best(a) > best(b);
  const [ranked, other] = [rankingsOf(facts, a), rankingsOf(facts, b)];
  if (ranked && other && ranked.getTime() !== other.getTime()) return ranked < other;
  if (ranked && !other) return true;
  if (!ranked && other) return false;
  return a.id < b.id;
}

export function naiveStandings(facts: LeagueFacts): StandingsEntry[] {
  const left = facts.players.filter((player) => takesPart(facts, player));
  const ordered: Player[] = [];
  while (left.length > 0) {
    const first = left.find((player) =>
      left.every((other) => other === player || isAhead(facts, player, other)),
    );
    if (!first) throw new Error('no player comes first: the order is not total');
    ordered.push(first);
    left.splice(left.indexOf(first), 1);
  }
  return ordered.map((player) => {
    const total = totalUpTo(facts, player, 50);
    const weeks = weeksThatCount(facts).filter((week) => pickOf(facts, player, week)).length;
    return {
      id: player.id,
      rank: 1 + ordered.filter((other) => totalUpTo(facts, other, 50) > total).length,
      name: player.name,
      email: player.email,
      totalPoints: total,
      avgPoints: weeks === 0 ? 0 : naiveTenths(total, weeks),
      draftPicks: (facts.rosters.find((roster) => roster.userId === player.id)?.picks ?? [])
        .toSorted((a, b) => a.pickNumber - b.pickNumber)
        .filter((pick) => facts.castaways.some((castaway) => castaway.id === pick.castawayId))
        .map(({ castawayId, round }) => {
          const castaway = facts.castaways.find(({ id }) => id === castawayId);
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

/** The nearest tenth, by trying all; of two equally near ones that further from zero. */
function naiveTenths(total: number, weeks: number): number {
  let nearest = 0;
  for (let tenths = 0; tenths <= Math.abs(total) * 10 + 10; tenths++) {
    const distance = (candidate: number): number => Math.abs(Math.abs(total) * 10 - candidate * weeks);
    if (distance(tenths) <= distance(nearest)) nearest = tenths;
  }
  return nearest === 0 ? 0 : (total < 0 ? -nearest : nearest) / 10;
}

export function naiveWeeksInFirst(facts: LeagueFacts): number {
  const leader = naiveStandings(facts)[0]?.id;
  const players = facts.players.filter((player) => takesPart(facts, player));
  const self = players.find((player) => player.id === leader);
  if (!self) return 0;
  return weeksThatCount(facts).filter((week) =>
    players.every((other) => totalUpTo(facts, other, week) <= totalUpTo(facts, self, week)),
  ).length;
}

export function naiveHistory(facts: LeagueFacts, userId: string) {
  const players = facts.players.filter((player) => takesPart(facts, player));
  const self = players.find((player) => player.id === userId);
  if (!self) return [];
  return weeksThatCount(facts).map((weekNumber) => {
    const pick = pickOf(facts, self, weekNumber);
    const total = totalUpTo(facts, self, weekNumber);
    return {
      weekNumber,
      castaway: pick ? facts.castaways.find(({ id }) => id === pick.castawayId) : null,
      isAutoSelected: pick ? pick.isAutoSelected : false,
      points: pointsIn(facts, self, weekNumber),
      total,
      rank: 1 + players.filter((other) => totalUpTo(facts, other, weekNumber) > total).length,
    };
  });
}
