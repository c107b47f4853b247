/** Who gets through to what, over HTTP. */
import { calls, SESSION_COOKIE, type Call, type CallId } from '@torchbearer/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { PASSWORD, signUp, type Raw } from '../api.js';
import { ADMIN } from '../system.js';
import { eventually } from '../wait.js';
import { expectPromised, expectRefusal } from './answers.js';
import { samplesOf, type Request, type Sample } from './samples.js';
import { again, allThatIs, type Stage } from './stage.js';

interface Role {
  readonly name: string;
  /** What the caller counts as. */
  readonly as: 'visitor' | 'player' | 'admin';
  /** Another site asks, in a browser that would send the cookie along. */
  readonly isForeign?: true;
  readonly headers: (
    stage: Pick<Stage, 'player' | 'admin' | 'demoted' | 'left' | 'deleted' | 'urls'>,
  ) => Record<string, string>;
}

const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
const cookie = (token: string) => ({ cookie: `${SESSION_COOKIE}=${token}` });
const foreign = { origin: 'https://elsewhere.example' };
const unknownToken = 'x'.repeat(43);

const roles: readonly Role[] = [
  { name: 'a visitor', as: 'visitor', headers: () => ({}) },
  { name: 'a player', as: 'player', headers: ({ player }) => bearer(player.token) },
  { name: 'an admin', as: 'admin', headers: ({ admin }) => bearer(admin.token) },
  { name: 'a demoted admin', as: 'player', headers: ({ demoted }) => bearer(demoted.token) },
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
    name: "an admin's cookie from another origin",
    as: 'admin',
    isForeign: true,
    headers: ({ admin }) => ({ ...cookie(admin.token), ...foreign }),
  },
  {
    name: "an admin's cookie from a sandboxed page",
    as: 'admin',
    isForeign: true,
    headers: ({ admin }) => ({ ...cookie(admin.token), origin: 'null' }),
  },
];

/** The code that a caller is refused with before anybody looks at the rest; null for whoever may. */
function barrier(call: Call, role: Role) {
  if (role.isForeign && call.method !== 'get' && !call.webhook) return 'FOREIGN_ORIGIN';
  if (call.who === 'public' || role.as === 'admin') return null;
  if (role.as === 'visitor') return 'NOT_SIGNED_IN';
  return call.who === 'admin' ? 'ADMINS_ONLY' : null;
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
    let samples: Readonly<Record<CallId, Sample>>;
    beforeAll(() => {
      stage = staged();
      samples = samplesOf(stage);
    });
    const sampleOf = (call: Call): Sample => samples[call.id as CallId];
    const ask = (call: Call, headers: Record<string, string>, request: Request): Promise<Raw> =>
      stage.nobody.raw(
        call.method.toUpperCase(),
        pathOf(call, request.params, request.query),
        request.raw ?? request.body,
        { ...request.headers, ...headers },
      );

    it('is tried for every call of the contract', () => {
      expect(Object.keys(samples).sort()).toEqual(all.map(({ id }) => id).sort());
    });

    it('is decided before anything is read or changed', async () => {
      const before = await allThatIs(stage);
      for (const call of all) {
        await Promise.all(
          roles.map(async (role) => {
            const code = barrier(call, role);
            if (code === null) return;
            const answer = await ask(call, role.headers(stage), sampleOf(call));
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
      for (const role of roles.filter((one) => barrier(call, one) === null)) {
        // Signing out would end it for all that follows.
        const actors = await actorsFor(call, stage);
        const sample = sampleOf(call);
        const caller =
          role.as === 'admin' ? actors.admin : role.name.includes('demoted') ? actors.demoted : actors.player;
        const request = { ...sample, ...(await sample.ready?.(caller)) };
        expectPromised(call, await ask(call, role.headers(actors), request), `${call.id} by ${role.name}`);
        if (actors.admin.id !== stage.admin.id) {
          await stage.admin.client.setAdmin({ params: { id: actors.admin.id }, body: { isAdmin: false } });
        }
      }
    });

    it('shows the e-mail of an owner to whoever is signed in, and masks it for everybody else', async () => {
      await samples.runDraft.ready?.(stage.admin);
      const { picks } = await stage.admin.client.runDraft({ body: {} });
      const [pick] = picks;
      const params = { id: pick?.castawayId ?? '' };
      const email = pick?.user.email ?? '';
      expect(email).toContain('@');
      const told = await stage.player.client.getCastawayOwner({ params });
      expect(told?.email).toBe(email);
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

/** Calls that end the session which makes them. */
export const ENDS_SESSIONS: readonly string[] = ['logOut', 'endAllSessions'];

/** Calls that end the session whose cookie comes with them, for another begins in its place. */
const REPLACES_SESSION: readonly string[] = ['signUp', 'logIn', 'logInExternally'];

/** Calls after which signing in takes more. */
export const CHANGES_SIGN_IN: readonly string[] = [
  'beginSecondFactor',
  'confirmSecondFactor',
  'removeSecondFactor',
];

/** Those who lose nothing by the call. */
async function actorsFor(call: Call, stage: Stage) {
  if (CHANGES_SIGN_IN.includes(call.id)) return await withPeopleOfTheirOwn(stage);
  if (!ENDS_SESSIONS.includes(call.id) && !REPLACES_SESSION.includes(call.id)) return stage;
  if (call.id === 'endAllSessions') return await withPeopleOfTheirOwn(stage);
  return {
    ...stage,
    player: await again(stage, stage.player, PASSWORD),
    admin: await again(stage, stage.admin, ADMIN.password),
    demoted: await again(stage, stage.demoted, PASSWORD),
  };
}

async function withPeopleOfTheirOwn(stage: Stage) {
  const somebody = () => signUp(stage.urls, stage.fresh('Passing'));
  const boss = await somebody();
  await stage.admin.client.setAdmin({
    params: { id: boss.id },
    body: { isAdmin: true, currentPassword: ADMIN.password },
  });
  await eventually(async () => expect((await boss.raw('GET', '/api/users')).status).toBe(200));
  return { ...stage, player: await somebody(), admin: boss, demoted: await somebody() };
}
