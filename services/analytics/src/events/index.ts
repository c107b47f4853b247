import { on, type Consumed } from '@torchbearer/kit';
import type { AuditRecorded } from '@torchbearer/proto/audit/v1/events';
import { Topics } from '@torchbearer/proto/topics';
import type { Context } from '../context.js';
import * as audit from './audit.js';
import * as castaway from './castaway.js';
import { fact } from './fact.js';
import * as pick from './pick.js';
import * as roster from './roster.js';
import * as scoredWeek from './scored-week.js';
import * as season from './season.js';
import * as user from './user.js';
import * as week from './week.js';

const audits = [
  Topics.identityAudit,
  Topics.leagueAudit,
  Topics.picksAudit,
  Topics.scoringAudit,
  Topics.smsAudit,
];

/** What analytics hears: the facts that its answers follow from, and what admins have changed. */
export const consumed: readonly Consumed<Context>[] = [
  fact(Topics.user, user),
  fact(Topics.castaway, castaway),
  fact(Topics.week, week),
  fact(Topics.season, season),
  fact(Topics.roster, roster),
  fact(Topics.pick, pick),
  fact(Topics.scoredWeek, scoredWeek),
  ...audits.map((topic) => on<Context, AuditRecorded>(topic, audit)),
];
