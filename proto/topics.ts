/**
 * The one table of the bus: topic, key, message, publisher, and which services read it for what. Producers,
 * consumers, the job that creates topics, Kafka's access rules and the gateway's wait for copies are derived from it. A
 * service that copies or handles anything else does not start.
 */
import { AuditRecorded } from './gen/audit/v1/events.js';
import { SessionEnded, UserChanged } from './gen/identity/v1/events.js';
import {
  CastawayChanged,
  GroupChanged,
  RosterChanged,
  SeasonChanged,
  WeekChanged,
} from './gen/league/v1/events.js';
import { PickChanged, WeekLocked } from './gen/picks/v1/events.js';
import { StandingsChanged, WeekScored } from './gen/scoring/v1/events.js';
import { ConsentChanged } from './gen/sms/v1/events.js';

/** The services, by the names of their processes, databases and consumer groups. */
export type ServiceName =
  'identity' | 'league' | 'picks' | 'scoring' | 'analytics' | 'feedback' | 'sms' | 'realtime' | 'gateway';

/** How a topic's messages are encoded and decoded; the shape that ts-proto generates. */
export interface EventCodec<T> {
  encode(message: T): { finish(): Uint8Array };
  decode(input: Uint8Array): T;
}

export interface Topic<T> {
  /** `<domain>.<entity>.v<n>` */
  readonly name: string;
  /** CloudEvents type of an upsert; a tombstone has the same type and no payload. */
  readonly eventType: string;
  readonly codec: EventCodec<T>;
  /** The key of an event: the id of the entity whose state it carries. */
  readonly keyOf: (event: T) => string;
  readonly publisher: ServiceName;
  /** Services with a copy; an admin's write waits for them (briefly) so that admins read what they wrote. */
  readonly copiedBy: readonly ServiceName[];
  /** Services that handle each event once, in any replica, without a copy. */
  readonly handledBy: readonly ServiceName[];
  /** Services of which every replica gets every event. */
  readonly broadcastTo: readonly ServiceName[];
  readonly partitions: number;
}

type Readers = 'copiedBy' | 'handledBy' | 'broadcastTo';

type Definition<T> = Omit<Topic<T>, Readers | 'keyOf' | 'publisher'> &
  Partial<Pick<Topic<T>, Readers>> &
  (T extends { readonly id: string } ? Partial<Pick<Topic<T>, 'keyOf'>> : Pick<Topic<T>, 'keyOf'>);

/** The key is the event's id unless the definition says otherwise, and the publisher the domain in the name. */
const topic = <T>(definition: Definition<T>): Topic<T> => ({
  copiedBy: [],
  handledBy: [],
  broadcastTo: [],
  keyOf: (event) => (event as T & { readonly id: string }).id,
  publisher: definition.name.split('.')[0] as ServiceName,
  ...definition,
});

/** What admins changed in one service: the user, the time, the state before and after. */
const auditTopic = (publisher: ServiceName, handledBy: readonly ServiceName[] = []): Topic<AuditRecorded> =>
  topic<AuditRecorded>({
    name: `${publisher}.audit.v1`,
    eventType: 'audit.v1.AuditRecorded',
    codec: AuditRecorded,
    copiedBy: ['analytics'],
    handledBy,
    partitions: 1,
  });

export const Topics = {
  user: topic<UserChanged>({
    name: 'identity.user.v1',
    eventType: 'identity.v1.UserChanged',
    codec: UserChanged,
    copiedBy: ['league', 'picks', 'scoring', 'analytics', 'feedback', 'sms'],
    broadcastTo: ['realtime', 'gateway'],
    partitions: 6,
  }),
  session: topic<SessionEnded>({
    name: 'identity.session.v1',
    eventType: 'identity.v1.SessionEnded',
    codec: SessionEnded,
    broadcastTo: ['realtime', 'gateway'],
    partitions: 3,
  }),
  castaway: topic<CastawayChanged>({
    name: 'league.castaway.v1',
    eventType: 'league.v1.CastawayChanged',
    codec: CastawayChanged,
    copiedBy: ['picks', 'scoring', 'analytics', 'sms'],
    partitions: 3,
  }),
  week: topic<WeekChanged>({
    name: 'league.week.v1',
    eventType: 'league.v1.WeekChanged',
    codec: WeekChanged,
    copiedBy: ['picks', 'scoring', 'analytics', 'sms'],
    partitions: 3,
  }),
  season: topic<SeasonChanged>({
    name: 'league.season.v1',
    eventType: 'league.v1.SeasonChanged',
    codec: SeasonChanged,
    keyOf: () => 'season',
    copiedBy: ['picks', 'scoring', 'analytics', 'sms'],
    partitions: 1,
  }),
  roster: topic<RosterChanged>({
    name: 'league.roster.v1',
    eventType: 'league.v1.RosterChanged',
    codec: RosterChanged,
    keyOf: (event) => event.userId,
    copiedBy: ['picks', 'scoring', 'analytics', 'sms'],
    partitions: 6,
  }),
  group: topic<GroupChanged>({
    name: 'league.group.v1',
    eventType: 'league.v1.GroupChanged',
    codec: GroupChanged,
    copiedBy: ['scoring'],
    partitions: 3,
  }),
  pick: topic<PickChanged>({
    name: 'picks.pick.v1',
    eventType: 'picks.v1.PickChanged',
    codec: PickChanged,
    copiedBy: ['league', 'scoring', 'analytics', 'sms'],
    partitions: 6,
  }),
  lockedWeek: topic<WeekLocked>({
    name: 'picks.week.v1',
    eventType: 'picks.v1.WeekLocked',
    codec: WeekLocked,
    keyOf: (event) => event.weekId,
    copiedBy: ['scoring'],
    partitions: 1,
  }),
  scoredWeek: topic<WeekScored>({
    name: 'scoring.week.v1',
    eventType: 'scoring.v1.WeekScored',
    codec: WeekScored,
    keyOf: (event) => String(event.weekNumber),
    copiedBy: ['league', 'picks', 'analytics'],
    partitions: 3,
  }),
  standings: topic<StandingsChanged>({
    name: 'scoring.standings.v1',
    eventType: 'scoring.v1.StandingsChanged',
    codec: StandingsChanged,
    keyOf: () => 'standings',
    handledBy: ['realtime'],
    partitions: 1,
  }),
  consent: topic<ConsentChanged>({
    name: 'sms.consent.v1',
    eventType: 'sms.v1.ConsentChanged',
    codec: ConsentChanged,
    keyOf: (event) => event.phone,
    handledBy: ['identity'],
    partitions: 3,
  }),
  // The draft's receipt says who changed its inputs.
  identityAudit: auditTopic('identity', ['league']),
  leagueAudit: auditTopic('league', ['league']),
  picksAudit: auditTopic('picks'),
  scoringAudit: auditTopic('scoring'),
  smsAudit: auditTopic('sms'),
} as const;

export const allTopics: readonly Topic<never>[] = Object.values(Topics) as unknown as Topic<never>[];

/** The topics that a service reads in one way; accepts any name. */
export const topicsRead = (service: string, how: Readers): readonly Topic<never>[] =>
  allTopics.filter((one) => one[how].some((name) => name === service));
