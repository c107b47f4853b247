import { callsById } from '@torchbearer/contract';
import { Refusal, type Definition } from '@torchbearer/kit';
import { AnalyticsServiceService } from '@torchbearer/proto/analytics/v1/analytics';
import { CopiesServiceService, type AwaitVersionsRequest } from '@torchbearer/proto/copies/v1/copies';
import { FeedbackServiceService, SurveyType } from '@torchbearer/proto/feedback/v1/feedback';
import { IdentityServiceService, SignUpMode } from '@torchbearer/proto/identity/v1/identity';
import { DraftStatus, LeagueServiceService } from '@torchbearer/proto/league/v1/league';
import { PicksServiceService } from '@torchbearer/proto/picks/v1/picks';
import { ScoringServiceService } from '@torchbearer/proto/scoring/v1/scoring';
import { SmsServiceService } from '@torchbearer/proto/sms/v1/sms';
import {
  admin,
  card,
  castaway,
  draftPick,
  group,
  ids,
  otherCastaway,
  pick,
  player,
  season,
  standings,
  standingsLabel,
  tokens,
  week,
} from './sample.js';
import { standingsOf } from './stub-standings.js';
import { startStubService, type StubService } from './stub-service.js';

export interface Stubs {
  readonly identity: StubService<IdentityServiceService>;
  readonly league: StubService<LeagueServiceService>;
  readonly picks: StubService<PicksServiceService>;
  readonly scoring: StubService<ScoringServiceService>;
  readonly analytics: StubService<AnalyticsServiceService>;
  readonly feedback: StubService<FeedbackServiceService>;
  readonly sms: StubService<SmsServiceService>;
  /** All of them. */
  readonly services: readonly Pick<StubService<Definition>, 'seen' | 'stop'>[];
  /** The versions that each service was asked to wait for. */
  readonly awaited: { readonly service: string; readonly request: AwaitVersionsRequest }[];
  /** Resets every response to the sample league's. */
  reset(): void;
  stop(): Promise<void>;
}

const { createdAt } = player;
const robin = { userId: ids.player, name: 'Robin Vale', totalPoints: 42 };

/** The sample league's data, by the fields of the services' responses. */
const sample = {
  identity: {
    user: player,
    users: [player, admin],
    token: tokens.fresh,
    expiresAt: new Date('2099-01-01T00:00:00Z'),
    email: player.email,
    provider: { authority: 'https://id.example.com', clientId: 'torchbearer', name: 'Example ID' },
    signUpMode: SignUpMode.SIGN_UP_MODE_OPEN,
    nonce: 'a-fresh-nonce',
    image: Buffer.from('RIFF....WEBP'),
    temporaryPassword: 'kite-7-ember-42',
    invite: { id: ids.invite, code: 'KT7-MXW-4RD', note: '', uses: 0, mostUses: 1, createdAt },
  },
  league: {
    castaway,
    castaways: [castaway, otherCastaway],
    owners: [card, { id: ids.admin, name: 'Alex Host', email: admin.email }],
    order: [
      { position: 1, castaway },
      { position: 2, castaway: otherCastaway },
    ],
    draftStatus: DraftStatus.DRAFT_STATUS_COMPLETED,
    picks: [draftPick],
    week,
    weeks: [week],
    season,
    activeWeek: week,
    createdAt,
    ...group,
    group,
    groups: [group],
    members: [{ ...group.owner, joinedAt: createdAt, isOwner: true }],
    announcement: { id: ids.announcement, title: 'News', body: 'The merge.', createdAt },
  },
  picks: { pick, week, picks: [pick], assigned: [{ round: 1, castaway }], weekNumbers: [3, 4] },
  scoring: { version: 7 },
  analytics: { user1: robin, user2: { userId: ids.admin, name: 'Alex Host', totalPoints: 9 } },
  feedback: {
    feedback: {
      ...{ id: ids.pick, surveyType: SurveyType.SURVEY_TYPE_LEADERBOARD, question: 'How?', answer: 'Well.' },
      ...{ createdAt, user: card },
    },
  },
  sms: { twiml: '<Response><Message>Hi</Message></Response>', createdAt },
};

/** The signature that the stub accepts as the messaging provider's. */
export const GOOD_SIGNATURE = 'c2lnbmVk';

/** A stub for every service, with the sample league's responses. */
export async function startStubs(): Promise<Stubs> {
  const awaited: Stubs['awaited'] = [];
  const start = <D extends Definition>(service: keyof typeof sample, definition: D) =>
    startStubService(service, definition, sample[service], [CopiesServiceService], (_method, request) => {
      awaited.push({ service, request: request as AwaitVersionsRequest });
      return { applied: true };
    });
  const identity = await start('identity', IdentityServiceService);
  const league = await start('league', LeagueServiceService);
  const picks = await start('picks', PicksServiceService);
  const scoring = await start('scoring', ScoringServiceService);
  const analytics = await start('analytics', AnalyticsServiceService);
  const feedback = await start('feedback', FeedbackServiceService);
  const sms = await start('sms', SmsServiceService);
  const all = [identity, league, picks, scoring, analytics, feedback, sms];
  const reset = (): void => {
    awaited.splice(0);
    for (const stub of all) stub.reset();
    checkCredentials(identity);
    scoring.answer('getStandings', standingsOf(standings, standingsLabel));
    // Passed on as league has encoded them.
    const [inputs] = (callsById.getDraftInputs.answers[200].meta()?.examples ?? []) as readonly unknown[];
    league.answer('getDraftInputs', () => ({ json: Buffer.from(JSON.stringify(inputs)) }));
    for (const method of ['receiveMessage', 'receiveStatus'] as const) {
      sms.refuse(method, 'BAD_SIGNATURE', ({ signature }) => signature !== GOOD_SIGNATURE);
    }
  };
  reset();
  return {
    ...{ identity, league, picks, scoring, analytics, feedback, sms },
    services: all,
    awaited,
    reset,
    stop: async () => {
      await Promise.all(all.map((stub) => stub.stop()));
    },
  };
}

/** Tokens and ids are checked; everything else is accepted. */
function checkCredentials(identity: Stubs['identity']): void {
  const { expiresAt } = sample.identity;
  identity.answer('getSession', ({ token }) => {
    const user = token === tokens.player ? player : token === tokens.admin ? admin : null;
    if (!user) throw new Refusal('NOT_SIGNED_IN');
    return {
      user,
      session: { id: `session-${user.id}`, userId: user.id, createdAt, expiresAt },
    };
  });
  identity.answer('logIn', ({ password }) => {
    if (password !== 'sparks-fly') throw new Refusal('WRONG_CREDENTIALS');
    return { user: player, token: tokens.player, expiresAt };
  });
  identity.answer('renewCalendarToken', () => ({ token: tokens.calendar }));
  identity.refuse('logInExternally', 'EXTERNAL_SIGN_IN_REFUSED', ({ idToken }) => idToken === 'forged');
  identity.refuse('resetPassword', 'INVALID_RESET_TOKEN', ({ token }) => token.startsWith('guess'));
  identity.refuse('changePassword', 'WRONG_PASSWORD', (request) => request.currentPassword === 'wrong');
  identity.refuse('getCalendarOwner', 'CALENDAR_NOT_FOUND', ({ token }) => token !== tokens.calendar);
  identity.refuse('getPicture', 'PICTURE_NOT_FOUND', ({ pictureId }) => pictureId !== ids.picture);
}
