/** Who may make which call, over HTTP. */
import { calls, type Call, type CallId, type Sample } from '@torchbearer/contract';
import { SESSION_COOKIE } from '@torchbearer/rules';
import { beforeAll, describe, expect, it } from 'vitest';
import { signUp, type Raw } from '../api.js';
import { ADMIN } from '../system.js';
import { eventually } from '../wait.js';
import { expectPromised, expectRefusal } from './answers.js';
import { readyRequest, requestsOf, runDraft } from './requests.js';
import { allThatIs, type Stage } from './stage.js';

type People = Pick<Stage, 'player' | 'admin' | 'demoted' | 'left' | 'deleted' | 'urls'>;

interface Role {
  readonly name: string;
  /** The kind of caller. */
  readonly as: 'visitor' | 'player' | 'admin';
  /** A request from another site, in a browser that would send the cookie along. */
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

/** Tried with every call. */
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

/** Tried with one call of each kind: the gateway authenticates before it distinguishes calls. */
const moreRoles: readonly Role[] = [
  { name: 'a logged-out token', as: 'visitor', headers: ({ left }) => bearer(left.token) },
  { name: "a deleted user's token", as: 'visitor', headers: ({ deleted }) => bearer(deleted.token) },
  { name: 'an unknown token', as: 'visitor', headers: () => bearer(unknownToken) },
  { name: 'garbage for a token', as: 'visitor', headers: () => bearer("' or 1=1 --") },
  {
    name: 'another scheme',
    as: 'visitor',
    headers: ({ admin }) => ({ authorization: `Basic ${admin.token}` }),
  },
  { name: "a player's cookie", as: 'player', headers: ({ player }) => cookie(player.token) },
  { name: "an admin's cookie", as: 'admin', headers: ({ admin }) => cookie(admin.token) },
  { name: 'an unknown cookie', as: 'visitor', headers: () => cookie(unknownToken) },
  {
    name: "an admin's cookie from the own origin",
    as: 'admin',
    headers: ({ admin, urls }) => ({ ...cookie(admin.token), origin: urls[0] ?? '' }),
  },
  {
    name: "an admin's cookie beside a bad bearer",
    as: 'visitor',
    headers: ({ admin }) => ({ ...cookie(admin.token), ...bearer(unknownToken) }),
  },
  {
    name: "an admin's bearer from another origin",
    as: 'admin',
    headers: ({ admin }) => ({ ...bearer(admin.token), ...foreign }),
  },
  { name: 'a visitor of another origin', as: 'visitor', isForeign: true, headers: () => foreign },
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
const ONE_OF_EACH_KIND: readonly CallId[] = [
  ...(['listCastaways', 'forgotPassword', 'getLeague', 'markWelcomeSeen', 'listUsers', 'saveWeek'] as const),
];

const rolesFor = ({ id }: Call): readonly Role[] =>
  (ONE_OF_EACH_KIND as readonly string[]).includes(id) ? [...roles, ...moreRoles] : roles;

/** The code with which a caller is refused before any other check; null for an allowed caller. */
function barrier(call: Call, role: Role) {
  if (role.isForeign && call.method !== 'get' && !call.webhook) return 'FOREIGN_ORIGIN';
  if (call.who === 'public' || role.as === 'admin') return null;
  if (role.as === 'visitor') return 'NOT_SIGNED_IN';
  return call.who === 'admin' ? 'ADMINS_ONLY' : null;
}

/** One allowed caller of each kind; a call that shows more to signed-in users is tried both ways. */
function callersWhoMay(call: Call): readonly Role[] {
  if ((ONE_OF_EACH_KIND as readonly string[]).includes(call.id)) {
    return rolesFor(call).filter((role) => barrier(call, role) === null);
  }
  if (call.who === 'public') return call.signInOptional ? [VISITOR, PLAYER] : [VISITOR];
  return call.who === 'player' ? [PLAYER, ADMINISTRATOR] : [ADMINISTRATOR];
}

const SENTENCES = {
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

export function describeRoles(staged: () => Stage): void {
  describe('who may call', () => {
    let stage: Stage;
    beforeAll(() => {
      stage = staged();
    });
    const ask = (call: Call, headers: Record<string, string>, request: Sample): Promise<Raw> =>
      stage.nobody.raw(
        call.method.toUpperCase(),
        pathOf(call, request.params, request.query),
        request.raw ?? request.body,
        { ...request.headers, ...headers },
      );

    it('is decided before anything is read or changed', async () => {
      const requests = requestsOf(stage);
      const before = await allThatIs(stage);
      for (const call of all) {
        await Promise.all(
          rolesFor(call).map(async (role) => {
            const code = barrier(call, role);
            if (code === null) return;
            const answer = await ask(call, role.headers(stage), requests[call.id as CallId]);
            const about = `${call.id} by ${role.name}`;
            const body = expectRefusal(answer, code, about);
            expect(body.error, about).toBe(SENTENCES[code]);
            expect(body.details, about).toBeUndefined();
          }),
        );
      }
      expect(await allThatIs(stage)).toEqual(before);
    });

    it.each(all.filter(({ id }) => id !== 'getDocs'))('$id answers everybody who may', async (call) => {
      for (const role of callersWhoMay(call)) {
        const people = await peopleFor(call, stage);
        const caller = role.as === 'admin' ? people.admin : people.player;
        const request = await readyRequest(stage, call, caller);
        expectPromised(call, await ask(call, role.headers(people), request), `${call.id} by ${role.name}`);
        if (people.admin.id !== stage.admin.id) {
          const body = { isAdmin: false, currentPassword: ADMIN.password };
          await stage.admin.client.setAdmin({ params: { id: people.admin.id }, body });
        }
      }
    });

    it('shows the e-mail of an owner to players, and masks it for visitors', async () => {
      const { picks } = await runDraft(stage);
      const [pick] = picks;
      const params = { id: pick?.castawayId ?? '' };
      const email = pick?.user.email ?? '';
      expect(email).toContain('@');
      const shown = await stage.player.client.getCastawayOwner({ params });
      expect(shown?.email).toBe(email);
      const masked = await stage.nobody.client.getCastawayOwner({ params });
      expect(masked?.email).toBe(`${email.slice(0, 1)}…@example.com`);
      expect(JSON.stringify(masked)).not.toContain(email);
    });

    it('is remembered in a cookie that no script and no other site can use', async () => {
      const answer = await stage.nobody.raw('POST', '/api/auth/login', ADMIN);
      const set = answer.headers.get('set-cookie') ?? '';
      expect(set).toMatch(/; *HttpOnly/i);
      expect(set).toMatch(/; *SameSite=Lax/i);
      expect(set).toMatch(/; *Path=\//i);
      const [pair = ''] = set.split(';');
      expect((await stage.nobody.raw('GET', '/api/users', undefined, { cookie: pair })).status).toBe(200);
      const out = await stage.nobody.raw('POST', '/api/auth/logout', undefined, { cookie: pair });
      expect(out.headers.get('set-cookie')).toMatch(/Max-Age=0|Expires=Thu, 01 Jan 1970/i);
      expect((await stage.nobody.raw('GET', '/api/users', undefined, { cookie: pair })).status).toBe(401);
    });
  });
}

/** Calls that end the caller's sessions, or after which signing in requires more. */
export const SPOILS_THE_CALLER: readonly string[] = [
  'endAllSessions',
  'beginSecondFactor',
  'confirmSecondFactor',
  'removeSecondFactor',
];

/** Callers who lose nothing by the call. */
async function peopleFor(call: Call, stage: Stage): Promise<People> {
  if (!SPOILS_THE_CALLER.includes(call.id)) return stage;
  const [player, admin] = [
    await signUp(stage.urls, stage.fresh('Passing')),
    await signUp(stage.urls, stage.fresh('Passing')),
  ];
  await stage.admin.client.setAdmin({
    params: { id: admin.id },
    body: { isAdmin: true, currentPassword: ADMIN.password },
  });
  await eventually(async () => expect((await admin.raw('GET', '/api/users')).status).toBe(200));
  return { ...stage, player, admin };
}
