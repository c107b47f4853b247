/** Who may make which REST call. */
import { calls, type Call, type CallId, type Sample } from '@torchbearer/contract';
import { SESSION_COOKIE } from '@torchbearer/rules';
import { beforeAll, describe, expect, it } from 'vitest';
import { signUp, type RawResponse } from '../api.js';
import { ADMIN } from '../system.js';
import { eventually } from '../wait.js';
import { expectContract, expectRefusal } from './responses.js';
import { readyRequest, requestsOf, runDraft } from './requests.js';
import { readAllData, type Fixture } from './fixture.js';

type People = Pick<Fixture, 'player' | 'admin' | 'demoted' | 'signedOut' | 'deleted' | 'urls'>;

interface Role {
  readonly name: string;
  /** What this caller counts as. */
  readonly as: 'visitor' | 'player' | 'admin';
  /** The request comes from another site, in a browser that sends the cookie along. */
  readonly isForeign?: true;
  readonly headers: (people: People) => Record<string, string>;
}

const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
const cookie = (token: string) => ({ cookie: `${SESSION_COOKIE}=${token}` });
const foreign = { origin: 'https://elsewhere.example' };
const unknownToken = 'x'.repeat(43);

const VISITOR: Role = { name: 'a visitor', as: 'visitor', headers: () => ({}) };
const PLAYER: Role = { name: 'a player', as: 'player', headers: ({ player }) => bearer(player.token) };
const ADMINISTRATOR: Role = { name: 'an admin', as: 'admin', headers: ({ admin }) => bearer(admin.token) };

/** These try every call. */
const roles: readonly Role[] = [
  VISITOR,
  PLAYER,
  ADMINISTRATOR,
  { name: 'a demoted admin', as: 'player', headers: ({ demoted }) => bearer(demoted.token) },
  {
    name: "an admin's cookie from another origin",
    as: 'admin',
    isForeign: true,
    headers: ({ admin }) => ({ ...cookie(admin.token), ...foreign }),
  },
];

/** These try one call of each kind: the gateway authenticates before it distinguishes calls. */
const moreRoles: readonly Role[] = [
  { name: 'a logged-out token', as: 'visitor', headers: ({ signedOut }) => bearer(signedOut.token) },
  { name: "a deleted user's token", as: 'visitor', headers: ({ deleted }) => bearer(deleted.token) },
  { name: 'an unknown token', as: 'visitor', headers: () => bearer(unknownToken) },
  { name: 'an invalid token', as: 'visitor', headers: () => bearer("' or 1=1 --") },
  {
    name: 'another authorization scheme',
    as: 'visitor',
    headers: ({ admin }) => ({ authorization: `Basic ${admin.token}` }),
  },
  { name: "a player's cookie", as: 'player', headers: ({ player }) => cookie(player.token) },
  { name: "an admin's cookie", as: 'admin', headers: ({ admin }) => cookie(admin.token) },
  { name: 'an unknown cookie', as: 'visitor', headers: () => cookie(unknownToken) },
  {
    name: "an admin's cookie from our own origin",
    as: 'admin',
    headers: ({ admin, urls }) => ({ ...cookie(admin.token), origin: urls[0] ?? '' }),
  },
  {
    name: "an admin's cookie with an unknown token",
    as: 'visitor',
    headers: ({ admin }) => ({ ...cookie(admin.token), ...bearer(unknownToken) }),
  },
  {
    name: "an admin's token from another origin",
    as: 'admin',
    headers: ({ admin }) => ({ ...bearer(admin.token), ...foreign }),
  },
  { name: 'a visitor from another origin', as: 'visitor', isForeign: true, headers: () => foreign },
  {
    name: "a player's cookie from another origin",
    as: 'player',
    isForeign: true,
    headers: ({ player }) => ({ ...cookie(player.token), ...foreign }),
  },
  {
    name: "an admin's cookie from a sandboxed page",
    as: 'admin',
    isForeign: true,
    headers: ({ admin }) => ({ ...cookie(admin.token), origin: 'null' }),
  },
];

/** A read and a write of each kind: public, for players, for admins. */
const ONE_CALL_OF_EACH_KIND: readonly CallId[] = [
  ...(['listCastaways', 'forgotPassword', 'getLeague', 'markWelcomeSeen', 'listUsers', 'saveWeek'] as const),
];

const rolesFor = ({ id }: Call): readonly Role[] =>
  (ONE_CALL_OF_EACH_KIND as readonly string[]).includes(id) ? [...roles, ...moreRoles] : roles;

/** The error code for this caller; null if the caller is allowed. */
function expectedRefusal(call: Call, role: Role) {
  if (role.isForeign && call.method !== 'get' && !call.webhook) return 'FOREIGN_ORIGIN';
  if (call.who === 'public' || role.as === 'admin') return null;
  if (role.as === 'visitor') return 'NOT_SIGNED_IN';
  return call.who === 'admin' ? 'ADMINS_ONLY' : null;
}

/** One allowed caller of each kind; both a visitor and a player if signing in is optional. */
function allowedCallers(call: Call): readonly Role[] {
  if ((ONE_CALL_OF_EACH_KIND as readonly string[]).includes(call.id)) {
    return rolesFor(call).filter((role) => expectedRefusal(call, role) === null);
  }
  if (call.who === 'public') return call.signInOptional ? [VISITOR, PLAYER] : [VISITOR];
  return call.who === 'player' ? [PLAYER, ADMINISTRATOR] : [ADMINISTRATOR];
}

const MESSAGES = {
  NOT_SIGNED_IN: 'Not signed in',
  ADMINS_ONLY: 'Admins only',
  FOREIGN_ORIGIN: 'This request came from another site and was refused.',
};

export function pathOf(
  call: Call,
  params: Readonly<Record<string, string>> = {},
  query: Readonly<Record<string, string>> = {},
): string {
  const path = call.path.replace(/\{(\w+)\}/g, (_, name: string) => params[name] ?? '');
  const search = new URLSearchParams(query).toString();
  return search === '' ? path : `${path}?${search}`;
}

const all: readonly Call[] = calls;

export function describeRoles(getFixture: () => Fixture): void {
  describe('roles', () => {
    let fixture: Fixture;
    beforeAll(() => {
      fixture = getFixture();
    });
    const send = (call: Call, headers: Record<string, string>, request: Sample): Promise<RawResponse> =>
      fixture.visitor.raw(
        call.method.toUpperCase(),
        pathOf(call, request.params, request.query),
        request.raw ?? request.body,
        { ...request.headers, ...headers },
      );

    it('are checked before anything is read or changed', async () => {
      const requests = requestsOf(fixture);
      const before = await readAllData(fixture);
      for (const call of all) {
        await Promise.all(
          rolesFor(call).map(async (role) => {
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

    it.each(all.filter(({ id }) => id !== 'getDocs'))(
      '$id succeeds for every allowed caller',
      async (call) => {
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

    it('decide who sees the e-mail of an owner: players do, visitors see it masked', async () => {
      const { picks } = await runDraft(fixture);
      const [pick] = picks;
      const params = { id: pick?.castawayId ?? '' };
      const email = pick?.user.email ?? '';
      expect(email).toContain('@');
      const shown = await fixture.player.client.getCastawayOwner({ params });
      expect(shown?.email).toBe(email);
      const masked = await fixture.visitor.client.getCastawayOwner({ params });
      expect(masked?.email).toBe(`${email.slice(0, 1)}…@example.com`);
      expect(JSON.stringify(masked)).not.toContain(email);
    });

    it('are read from a session cookie that scripts and other sites cannot use', async () => {
      const response = await fixture.visitor.raw('POST', '/api/auth/login', ADMIN);
      const set = response.headers.get('set-cookie') ?? '';
      expect(set).toMatch(/; *HttpOnly/i);
      expect(set).toMatch(/; *SameSite=Lax/i);
      expect(set).toMatch(/; *Path=\//i);
      const [pair = ''] = set.split(';');
      expect((await fixture.visitor.raw('GET', '/api/users', undefined, { cookie: pair })).status).toBe(200);
      const out = await fixture.visitor.raw('POST', '/api/auth/logout', undefined, { cookie: pair });
      expect(out.headers.get('set-cookie')).toMatch(/Max-Age=0|Expires=Thu, 01 Jan 1970/i);
      expect((await fixture.visitor.raw('GET', '/api/users', undefined, { cookie: pair })).status).toBe(401);
    });
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
