import type {
  AuditEntry,
  CastawayStatus,
  HeadToHead,
  LeaderboardRow,
  PickAccuracy,
  PowerRanking,
  Trends,
  WinProbabilities,
} from '@torchbearer/contract';
import type * as analytics from '@torchbearer/proto/analytics/v1/analytics';
import { given, instant, optionalText } from './parts.js';

export const trendsAnswer = (trends: analytics.GetTrendsResponse): Trends => ({
  weeklyParticipation: trends.participation.map(({ weekNumber, picks }) => ({ week: weekNumber, picks })),
  scoringTrends: trends.averages.map(({ weekNumber, averagePoints }) => ({
    weekNumber,
    avgPoints: averagePoints,
  })),
});

export const winProbabilityAnswer = (answer: analytics.GetWinProbabilityResponse): WinProbabilities => ({
  probabilities: answer.probabilities.map(({ userId, name, winProbability }) => ({
    userId,
    name,
    winProbability,
  })),
  completedWeeks: answer.completedWeeks,
  remainingWeeks: answer.remainingWeeks,
});

export const powerRankingAnswer = (row: analytics.PowerRanking): PowerRanking => ({
  userId: row.userId,
  name: row.name,
  powerScore: row.powerScore,
});

export const castawayStatusAnswer = (status: analytics.CastawayStatus): CastawayStatus => ({
  id: status.id,
  name: status.name,
  tribe: optionalText(status.tribe),
  eliminated: status.eliminated,
  totalPoints: status.totalPoints,
  draftCount: status.draftCount,
});

export const pickAccuracyAnswer = (row: analytics.PickAccuracy): PickAccuracy => ({
  userId: row.userId,
  name: row.name,
  draftAccuracy: row.draftAccuracy,
});

export const leaderboardRowAnswer = (row: analytics.LeaderboardRow): LeaderboardRow => ({
  id: row.userId,
  rank: row.rank,
  name: row.name,
  totalPoints: row.totalPoints,
  avgPoints: row.averagePoints,
});

const contenderAnswer = ({ userId, name, totalPoints }: analytics.Contender) => ({
  id: userId,
  name,
  totalPoints,
});

/** Who has more points; the one place where a week's winner is decided. */
function winnerOf({ user1Points, user2Points }: analytics.WeekComparison): 'user1' | 'user2' | 'tie' {
  if (user1Points === user2Points) return 'tie';
  return user1Points > user2Points ? 'user1' : 'user2';
}

export const headToHeadAnswer = (answer: analytics.GetHeadToHeadResponse): HeadToHead => ({
  user1: contenderAnswer(given(answer.user1)),
  user2: contenderAnswer(given(answer.user2)),
  summary: { user1Wins: answer.user1Wins, user2Wins: answer.user2Wins, ties: answer.ties },
  weeklyComparison: answer.weeks.map((week) => ({
    week: week.weekNumber,
    user1Points: week.user1Points,
    user2Points: week.user2Points,
    winner: winnerOf(week),
  })),
});

const state = (json: string): unknown => (json === '' ? null : (JSON.parse(json) as unknown));

export const auditEntryAnswer = (entry: analytics.AuditEntry): AuditEntry => ({
  id: entry.id,
  at: instant(entry.at),
  actor: { id: entry.actorId, name: entry.actorName },
  action: entry.action,
  target: { type: entry.targetType, id: entry.targetId, name: entry.targetName },
  before: state(entry.beforeJson),
  after: state(entry.afterJson),
});
