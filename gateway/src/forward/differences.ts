/**
 * The objects of the contract that differ from the services' messages, and how. Everything else follows from the
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
import type { z } from 'zod';

/** How a schema of the contract differs from the services' message. */
export interface Differing<Message, Schema extends z.ZodType> {
  readonly schema: Schema;
  /** Of an object: fields that are computed from the message, before their schemas convert them. */
  readonly fields?: { readonly [Name in keyof z.output<Schema>]?: (message: Message) => unknown };
  /** Of an enum: its word and back. */
  readonly word?: (number: Message) => string | undefined;
  readonly numbers?: Readonly<Record<string, number>>;
}

/** An object with the fields of the message, apart from these. */
const differs =
  <Message>() =>
  <Schema extends z.ZodObject>(
    schema: Schema,
    fields: NonNullable<Differing<Message, Schema>['fields']>,
  ): Differing<Message, Schema> => ({ schema, fields });

/** Words of the contract that are an enum in the services, each with the enum's prefix. */
function words<
  Schema extends z.ZodEnum,
  Prefix extends string,
  Numbers extends { readonly [Word in z.output<Schema> & string as `${Prefix}${Word}`]: number },
>(schema: Schema, prefix: Prefix, numbers: Numbers): Differing<Numbers[keyof Numbers], Schema> {
  const byWord = Object.fromEntries(
    schema.options.map((word) => [word, (numbers as Record<string, number>)[`${prefix}${word}`] ?? -1]),
  );
  const byNumber = new Map(Object.entries(byWord).map(([word, number]) => [number as unknown, word]));
  return { schema, word: (number) => byNumber.get(number), numbers: byWord };
}

export const differences = {
  draftStatus: words(DraftStatusSchema, 'DRAFT_STATUS_', league.DraftStatus),
  surveyType: words(SurveyTypeSchema, 'SURVEY_TYPE_', feedback.SurveyType),

  user: differs<identity.User>()(UserSchema, {
    phonePending: (user) => user.pendingPhone,
  }),
  invite: differs<identity.Invite>()(InviteSchema, { maxUses: (invite) => invite.mostUses }),
  securityEvent: differs<identity.SecurityEvent>()(SecurityEventSchema, {
    outcome: ({ outcome }) => (outcome === 'succeeded' || outcome === 'refused' ? outcome : 'failed'),
  }),

  week: differs<league.Week | picks.Week>()(WeekSchema, { lockAt: (week) => week.picksCloseAt }),
  season: differs<league.Season>()(SeasonSchema, {
    showEmails: (season) => season.showEmails ?? true,
    textAutoPicks: (season) => season.textAutoPicks ?? true,
  }),
  rankingRow: differs<league.RankingRow>()(RankingRowSchema, { castawayId: (row) => row.castaway?.id }),
  ranking: differs<league.GetMyRankingResponse | league.SubmitRankingResponse>()(RankingSchema, {
    submitted: (ranking) => ranking.submittedAt !== undefined,
  }),
  draftPick: differs<league.DraftPick>()(DraftPickSchema, {
    userId: (pick) => pick.user?.id,
    castawayId: (pick) => pick.castaway?.id,
  }),
  draftPreview: differs<league.PreviewDraftResponse | league.DraftPreview>()(DraftPreviewSchema, {
    // One that was just created can't be.
    isStale: (preview) => 'isStale' in preview && preview.isStale,
  }),

  pick: differs<picks.PickEntry>()(PickSchema, {
    user: (pick) => ({ id: pick.userId, name: pick.userName }),
    castaway: (pick) => ({
      id: pick.castawayId,
      name: pick.castawayName,
      tribe: pick.castawayTribe,
      eliminated: pick.castawayEliminated,
    }),
  }),
  assignedCastaway: differs<picks.AssignedCastaway>()(AssignedCastawaySchema, {
    castawayId: ({ castaway }) => castaway?.id,
  }),
  allPicks: differs<picks.ListPicksResponse>()(AllPicksSchema, {
    weeks: ({ weekNumbers, hiddenWeekNumbers }) =>
      weekNumbers.map((weekNumber) => ({
        weekNumber,
        picksHidden: hiddenWeekNumbers.includes(weekNumber),
      })),
  }),

  resultRow: differs<scoring.ResultRow>()(ResultRowSchema, {
    castaway: (row) => ({ id: row.castawayId, name: row.castawayName, tribe: row.castawayTribe }),
  }),

  trends: differs<analytics.GetTrendsResponse>()(TrendsSchema, {
    weeklyParticipation: ({ participation }) =>
      participation.map(({ weekNumber, picks }) => ({ week: weekNumber, picks })),
    scoringTrends: ({ averages }) =>
      averages.map(({ weekNumber, averagePoints }) => ({ weekNumber, avgPoints: averagePoints })),
  }),
  leaderboardRow: differs<analytics.LeaderboardRow>()(LeaderboardRowSchema, {
    id: (row) => row.userId,
    avgPoints: (row) => row.averagePoints,
  }),
  headToHead: differs<analytics.GetHeadToHeadResponse>()(HeadToHeadSchema, {
    user1: ({ user1 }) => ({ ...user1, id: user1?.userId }),
    user2: ({ user2 }) => ({ ...user2, id: user2?.userId }),
    summary: (answer) => answer,
    weeklyComparison: ({ weeks }) =>
      weeks.map((week) => ({ ...week, week: week.weekNumber, winner: winnerOf(week) })),
  }),
  auditEntry: differs<analytics.AuditEntry>()(AuditEntrySchema, {
    actor: (entry) => ({ id: entry.actorId, name: entry.actorName }),
    target: (entry) => ({ type: entry.targetType, id: entry.targetId, name: entry.targetName }),
    before: (entry) => parsed(entry.beforeJson),
    after: (entry) => parsed(entry.afterJson),
  }),

  smsLogEntry: differs<sms.MessageEntry>()(SmsLogEntrySchema, {
    direction: (message) => DIRECTION[message.direction],
  }),
  blastEstimate: differs<sms.EstimateBlastResponse>()(BlastEstimateSchema, {
    estimatedCount: (estimate) => estimate.recipients,
    estimatedCost: (estimate) => estimate.costCents / 100,
  }),
  sentBlast: differs<sms.SendBlastResponse>()(SentBlastSchema, {
    sentCount: (blast) => blast.sent,
    failedCount: (blast) => blast.failed,
  }),
};
export type Differences = typeof differences;

/** Who has more points; the one place that decides a week's winner. */
function winnerOf({ user1Points, user2Points }: analytics.WeekComparison): 'user1' | 'user2' | 'tie' {
  if (user1Points === user2Points) return 'tie';
  return user1Points > user2Points ? 'user1' : 'user2';
}

const parsed = (json: string): unknown => (json === '' ? null : (JSON.parse(json) as unknown));

const DIRECTION: Readonly<Partial<Record<sms.Direction, 'outbound' | 'inbound'>>> = {
  [sms.Direction.DIRECTION_OUTBOUND]: 'outbound',
  [sms.Direction.DIRECTION_INBOUND]: 'inbound',
};
