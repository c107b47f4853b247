/** What analytics copies of other services' entities; the kit makes the tables `copied.*` and keeps them up to date. */
import { copy, type RowOf } from '@torchbearer/kit';
import type { AuditRecorded } from '@torchbearer/proto/audit/v1/events';
import { Topics, type Topic } from '@torchbearer/proto/topics';

/** The audit entries of all services in one table. */
const audit = (topic: Topic<AuditRecorded>) =>
  copy(topic, {
    table: 'audit_entries',
    key: 'id',
    columns: {
      id: 'uuid',
      at: 'timestamptz',
      actorId: 'text',
      actorName: 'text',
      action: 'text',
      targetType: 'text',
      targetId: 'text',
      targetName: 'text',
      beforeJson: 'text',
      afterJson: 'text',
    },
    derive: { at: ({ at }) => at ?? new Date(0) },
    outlivesDeletion: true,
    indexes: ['at desc, id desc', 'actor_id, at desc, id desc'],
  });

/** Only what queries read, so that no other change makes a new revision. */
export const copies = {
  user: copy(Topics.user, {
    table: 'users',
    key: 'id',
    columns: { id: 'uuid', name: 'text', isAdmin: 'boolean' },
  }),
  castaway: copy(Topics.castaway, {
    table: 'castaways',
    key: 'id',
    columns: { id: 'uuid', name: 'text', tribe: 'text', eliminated: 'boolean' },
  }),
  week: copy(Topics.week, {
    table: 'weeks',
    key: 'id',
    columns: { id: 'uuid', weekNumber: 'integer', wasEverActive: 'boolean' },
  }),
  season: copy(Topics.season, {
    table: 'season',
    key: 'id',
    columns: { id: 'text', firstPickWeek: 'integer', episodes: 'integer' },
  }),
  roster: copy(Topics.roster, {
    table: 'rosters',
    key: 'userId',
    columns: { userId: 'uuid', rankingsSubmittedAt: 'timestamptz?', castawayIds: 'uuid[]' },
    derive: { castawayIds: ({ picks }) => [...new Set(picks.map(({ castawayId }) => castawayId))] },
  }),
  /**
   * A player may have two picks of a week for a while, because a withdrawn pick and its successor are on different
   * partitions. The newest counts.
   */
  pick: copy(Topics.pick, {
    table: 'picks',
    key: 'id',
    columns: {
      id: 'uuid',
      userId: 'uuid',
      weekNumber: 'integer',
      castawayId: 'uuid',
      isAutoSelected: 'boolean',
      submittedAt: 'timestamptz',
    },
    derive: { submittedAt: ({ submittedAt }) => submittedAt ?? new Date(0) },
    indexes: ['user_id, week_number, submitted_at desc, id desc'],
  }),
  /** A week is scored once any points are saved; an undo may leave none. */
  scoredWeek: copy(Topics.scoredWeek, {
    table: 'scored_weeks',
    key: 'weekNumber',
    columns: { weekNumber: 'integer', points: 'jsonb' },
    keep: ({ points }) => points.length > 0,
  }),
  identityAudit: audit(Topics.identityAudit),
  leagueAudit: audit(Topics.leagueAudit),
  picksAudit: audit(Topics.picksAudit),
  scoringAudit: audit(Topics.scoringAudit),
  smsAudit: audit(Topics.smsAudit),
};

/** One change by an admin, as its service published it. */
export type AuditEntry = RowOf<ReturnType<typeof audit>>;
