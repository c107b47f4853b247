/** Who may make which REST call. */
import { calls, type Call, type CallId, type Sample } from '@torchbearer/contract';
import { SESSION_COOKIE } from '@torchbearer/rules';
import { describe, expect, it } from 'vitest';
import { signUp, type RawResponse } from '../api.js';
import { ADMIN } from '../system.js';
import { eventually } from '../wait.js';
import { expectContract, expectRefusal } from './responses.js';
import { readyRequest, requestsOf, sendCall } from './requests.js';
import { readAllData, type Fixture } from './fixture.js';

type People = Pick<Fixture, 'player' | 'admin' | 'demoted'>;

interface Role {
  readonly name: string;
  /** What this caller counts as. */
  readonly as: 'visitor' | 'player' | 'admin';
  /** The request comes from another site, in a browser that sends the cookie along. */
  readonly isForeign?: true;
  readonly headers: (people: People) => Record<string, string>;
}

const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
const VISITOR: Role = { name: 'a visitor', as: 'visitor', headers: () => ({}) };
const PLAYER: Role = { name: 'a player', as: 'player', headers: ({ player }) => bearer(player.token) };
const ADMINISTRATOR: Role = { name: 'an admin', as: 'admin', headers: ({ admin }) => bearer(admin.token) };

const roles: readonly Role[] = [
  VISITOR,
  PLAYER,
  ADMINISTRATOR,
  { name: 'a demoted admin', as: 'player', headers: ({ demoted }) => bearer(demoted.token) },
  {
    name: "an admin's cookie from another origin",
    as: 'admin',
    isForeign: true,
    headers: ({ admin }) => ({
      cookie: `${SESSION_COOKIE}=${admin.token}`,
      origin: 'https://elsewhere.example',
    }),
  },
];

/** The error code for this caller; null if the caller is allowed. */
function expectedRefusal(call: Call, role: Role) {
  if (role.isForeign && call.method !== 'get' && !call.webhook) return 'FOREIGN_ORIGIN';
  if (call.who === 'public' || role.as === 'admin') return null;
  if (role.as === 'visitor') return 'NOT_SIGNED_IN';
  return call.who === 'admin' ? 'ADMINS_ONLY' : null;
}

/** One allowed caller of each kind; both a visitor and a player if signing in is optional. */
function allowedCallers(call: Call): readonly Role[] {
  if (call.who === 'public') return call.signInOptional ? [VISITOR, PLAYER] : [VISITOR];
  return call.who === 'player' ? [PLAYER, ADMINISTRATOR] : [ADMINISTRATOR];
}

const MESSAGES = {
  NOT_SIGNED_IN: 'Not signed in',
  ADMINS_ONLY: 'Admins only',
  FOREIGN_ORIGIN: 'This request came from another site and was refused.',
};

const all: readonly Call[] = calls;

export function describeRoles(getFixture: () => Fixture): void {
  describe('roles', () => {
    const send = (call: Call, headers: Record<string, string>, request: Sample): Promise<RawResponse> =>
      sendCall(getFixture().visitor, call, { ...request, headers: { ...request.headers, ...headers } });

    it('are checked before anything is read or changed', async () => {
      const fixture = getFixture();
      const requests = requestsOf(fixture);
      const before = await readAllData(fixture);
      for (const call of all) {
        await Promise.all(
          roles.map(async (role) => {
            const code = expectedRefusal(call, role);
            if (code === null) return;
            const response = await send(call, role.headers(fixture), requests[call.id as CallId]);
            const about = `${call.id} by ${role.name}`;
            const body = expectRefusal(response, code, about);
            expect(body.error, about).toBe(MESSAGES[code]);
            expect(body.details, about).toBeUndefined();
          }),
        );
      }
      expect(await readAllData(fixture)).toEqual(before);
    });

    it('are lost with the session and with the account', async () => {
      for (const who of [getFixture().signedOut, getFixture().deleted])
        for (const path of ['/api/league', '/api/users'])
          expectRefusal(await who.raw('GET', path), 'NOT_SIGNED_IN', path);
    });

    it.each(all.filter(({ id }) => id !== 'getDocs'))(
      '$id succeeds for every allowed caller',
      async (call) => {
        const fixture = getFixture();
        for (const role of allowedCallers(call)) {
          const people = await peopleFor(call, fixture);
          const caller = role.as === 'admin' ? people.admin : people.player;
          const request = await readyRequest(fixture, call, caller);
          expectContract(call, await send(call, role.headers(people), request), `${call.id} by ${role.name}`);
          if (people.admin.id !== fixture.admin.id) {
            const body = { isAdmin: false, currentPassword: ADMIN.password };
            await fixture.admin.client.setAdmin({ params: { id: people.admin.id }, body });
          }
        }
      },
    );
  });
}

/** Calls that end the caller's sessions, or change how the caller signs in. */
export const LOCKS_OUT_CALLER: readonly string[] = [
  'endAllSessions',
  'beginSecondFactor',
  'confirmSecondFactor',
  'renewRecoveryCodes',
  'removeSecondFactor',
];

/** Callers for this call; new users if the call would lock them out. */
async function peopleFor(call: Call, fixture: Fixture): Promise<People> {
  if (!LOCKS_OUT_CALLER.includes(call.id)) return fixture;
  const [player, admin] = [
    await signUp(fixture.urls, fixture.freshName('Passing')),
    await signUp(fixture.urls, fixture.freshName('Passing')),
  ];
  await fixture.admin.client.setAdmin({
    params: { id: admin.id },
    body: { isAdmin: true, currentPassword: ADMIN.password },
  });
  await eventually(async () => expect((await admin.raw('GET', '/api/users')).status).toBe(200));
  return { ...fixture, player, admin };
}
