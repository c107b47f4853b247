/**
 * Where an object of the contract is not the services' message field by field, what differs. All else follows from the
 * schemas: see `to-json.ts`.
 */
import {
  AllPicksSchema,
  AssignedCastawaySchema,
  AuditEntrySchema,
  BlastEstimateSchema,
  DraftPickSchema,
  DraftPreviewSchema,
  DraftStatusSchema,
  HeadToHeadSchema,
  InviteSchema,
  LeaderboardRowSchema,
  PickSchema,
  RankingRowSchema,
  RankingSchema,
  ResultRowSchema,
  SeasonSchema,
  SecurityEventSchema,
  SentBlastSchema,
  SmsLogEntrySchema,
  SurveyTypeSchema,
  TrendsSchema,
  UserSchema,
  WeekSchema,
} from '@torchbearer/contract';
import type * as analytics from '@torchbearer/proto/analytics/v1/analytics';
import * as feedback from '@torchbearer/proto/feedback/v1/feedback';
import type * as identity from '@torchbearer/proto/identity/v1/identity';
import * as league from '@torchbearer/proto/league/v1/league';
import type * as picks from '@torchbearer/proto/picks/v1/picks';
import type * as scoring from '@torchbearer/proto/scoring/v1/scoring';
import * as sms from '@torchbearer/proto/sms/v1/sms';
import { differs, words } from './differing.js';

export const differences = {
  draftStatus: words(DraftStatusSchema, 'DRAFT_STATUS_', league.DraftStatus),
  surveyType: words(SurveyTypeSchema, 'SURVEY_TYPE_', feedback.SurveyType),

  user: differs(UserSchema, (user: identity.User) => ({
    phonePending: user.pendingPhone,
    hasSecondFactor: user.hasSecondFactor ?? false,
    mustSetUpSecondFactor: user.mustSetUpSecondFactor ?? false,
  })),
  invite: differs(InviteSchema, (invite: identity.Invite) => ({ maxUses: invite.mostUses })),
  securityEvent: differs(SecurityEventSchema, ({ outcome }: identity.SecurityEvent) => ({
    outcome: outcome === 'succeeded' || outcome === 'refused' ? outcome : 'failed',
  })),

  week: differs(WeekSchema, (week: league.Week | picks.Week) => ({ lockAt: week.picksCloseAt })),
  season: differs(SeasonSchema, (season: league.Season) => ({ showEmails: season.showEmails ?? true })),
  rankingRow: differs(RankingRowSchema, (row: league.RankingRow) => ({ castawayId: row.castaway?.id })),
  ranking: differs(RankingSchema, (ranking: league.GetMyRankingResponse | league.SubmitRankingResponse) => ({
    submitted: ranking.submittedAt !== undefined,
  })),
  draftPick: differs(DraftPickSchema, (pick: league.DraftPick) => ({
    userId: pick.user?.id,
    castawayId: pick.castaway?.id,
  })),
  // One that was made this moment can't be stale.
  draftPreview: differs(DraftPreviewSchema, (preview: league.PreviewDraftResponse | league.DraftPreview) => ({
    isStale: 'isStale' in preview && preview.isStale,
  })),

  pick: differs(PickSchema, (pick: picks.PickEntry) => ({
    user: { id: pick.userId, name: pick.userName },
    castaway: {
      id: pick.castawayId,
      name: pick.castawayName,
      tribe: pick.castawayTribe,
      eliminated: pick.castawayEliminated,
    },
  })),
  assignedCastaway: differs(AssignedCastawaySchema, ({ castaway }: picks.AssignedCastaway) => ({
    castawayId: castaway?.id,
  })),
  allPicks: differs(AllPicksSchema, (all: picks.ListPicksResponse) => ({
    weeks: all.weekNumbers.map((weekNumber) => ({
      weekNumber,
      picksHidden: all.hiddenWeekNumbers.includes(weekNumber),
    })),
  })),

  resultRow: differs(ResultRowSchema, (row: scoring.ResultRow) => ({
    castaway: { id: row.castawayId, name: row.castawayName, tribe: row.castawayTribe },
  })),

  trends: differs(TrendsSchema, (trends: analytics.GetTrendsResponse) => ({
    weeklyParticipation: trends.participation.map(({ weekNumber, picks }) => ({ week: weekNumber, picks })),
    scoringTrends: trends.averages.map(({ weekNumber, averagePoints }) => ({
      weekNumber,
      avgPoints: averagePoints,
    })),
  })),
  leaderboardRow: differs(LeaderboardRowSchema, (row: analytics.LeaderboardRow) => ({
    id: row.userId,
    avgPoints: row.averagePoints,
  })),
  headToHead: differs(HeadToHeadSchema, (answer: analytics.GetHeadToHeadResponse) => ({
    user1: { ...answer.user1, id: answer.user1?.userId },
    user2: { ...answer.user2, id: answer.user2?.userId },
    summary: answer,
    weeklyComparison: answer.weeks.map((week) => ({
      ...week,
      week: week.weekNumber,
      winner: winnerOf(week),
    })),
  })),
  auditEntry: differs(AuditEntrySchema, (entry: analytics.AuditEntry) => ({
    actor: { id: entry.actorId, name: entry.actorName },
    target: { type: entry.targetType, id: entry.targetId, name: entry.targetName },
    before: parsed(entry.beforeJson),
    after: parsed(entry.afterJson),
  })),

  smsLogEntry: differs(SmsLogEntrySchema, ({ direction }: sms.MessageEntry) => ({
    direction: DIRECTION[direction],
  })),
  blastEstimate: differs(BlastEstimateSchema, (estimate: sms.EstimateBlastResponse) => ({
    estimatedCount: estimate.recipients,
    estimatedCost: estimate.costCents / 100,
  })),
  sentBlast: differs(SentBlastSchema, ({ sent, failed }: sms.SendBlastResponse) => ({
    sentCount: sent,
    failedCount: failed,
  })),
};
export type Differences = typeof differences;

/** Who has more points; the one place where a week's winner is decided. */
function winnerOf({ user1Points, user2Points }: analytics.WeekComparison): 'user1' | 'user2' | 'tie' {
  if (user1Points === user2Points) return 'tie';
  return user1Points > user2Points ? 'user1' : 'user2';
}

const parsed = (json: string): unknown => (json === '' ? null : (JSON.parse(json) as unknown));

const DIRECTION: Readonly<Partial<Record<sms.Direction, 'outbound' | 'inbound'>>> = {
  [sms.Direction.DIRECTION_OUTBOUND]: 'outbound',
  [sms.Direction.DIRECTION_INBOUND]: 'inbound',
};
