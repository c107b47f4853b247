import { callsById } from '@torchbearer/contract';
import { Refusal, type Definition } from '@torchbearer/kit';
import { CopiesServiceService, type AwaitVersionsRequest } from '@torchbearer/proto/copies/v1/copies';
import { SurveyType } from '@torchbearer/proto/feedback/v1/feedback';
import { SignUpMode } from '@torchbearer/proto/identity/v1/identity';
import { DraftStatus } from '@torchbearer/proto/league/v1/league';
import { definitions, type ServiceWithRpcs } from '../src/clients.js';
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

type StubServices = { readonly [Name in ServiceWithRpcs]: StubService<(typeof definitions)[Name]> };

export interface Stubs extends StubServices {
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
  const all: StubService<Definition>[] = [];
  const named: Partial<Record<string, StubService<Definition>>> = {};
  for (const [service, definition] of Object.entries<Definition>(definitions)) {
    const onCopies = (_method: string, request: unknown) => {
      awaited.push({ service, request: request as AwaitVersionsRequest });
      return { applied: true };
    };
    const data = sample[service as ServiceWithRpcs];
    all.push(
      (named[service] = await startStubService(service, definition, data, [CopiesServiceService], onCopies)),
    );
  }
  // Each is of the definition by its name.
  const stubs = named as unknown as StubServices;
  const { identity, league, scoring, sms } = stubs;
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
    ...stubs,
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
