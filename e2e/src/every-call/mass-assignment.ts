/** Fields that a call does not have: the role, ids, values that only the server sets. */
import { calls, type Call } from '@torchbearer/contract';
import { withBody } from '@torchbearer/contract/testing';
import { describe, expect, it } from 'vitest';
import { signUp, type SignedIn } from '../api.js';
import { sql } from '../databases.js';
import type { Fixture } from './fixture.js';
import { readyRequest, sendCall } from './requests.js';
import { expectContract, expectRefusal } from './responses.js';

/** No other value of the league is one of these. */
const ID = '00000000-0000-4000-8000-00000000beef';
const TIME = '2001-01-01T00:00:00.000Z';
const PHONE = '+15555550111';
const PICTURE = 'https://elsewhere.example/spy.png';
const POINTS = 987_654_321;
const FORGED = `${ID}|2001-01-01|\\${PHONE}|elsewhere.example/spy|${String(POINTS)}`;

/** Fields of accounts and picks that no caller may set, under every name they might have. */
const FORBIDDEN = {
  ...{ isAdmin: true, is_admin: true, admin: true, role: 'admin', roles: ['admin'] },
  ...{ id: ID, userId: ID, createdAt: TIME, submittedAt: TIME, version: POINTS, points: POINTS },
  ...{ emailVerified: true, email_verified: true, emailProvenAt: TIME, isAutoSelected: true },
  ...{ phone: PHONE, phoneVerified: true, smsEnabled: true, hasSeenWelcome: true },
  ...{ profilePicture: PICTURE, passwordHash: 'x', mustChangePassword: false, totalPoints: POINTS },
};

/** The body with those fields: beside its own, in objects that a parser may merge, and twice. */
function withForbidden(body: object): string {
  const more = JSON.stringify(FORBIDDEN);
  const own = JSON.stringify({ ...FORBIDDEN, ...body }).slice(1, -1);
  const merged = `"__proto__":${more},"constructor":{"prototype":${more}},"user":${more}`;
  return `{${merged},${own},"isAdmin":false,"isAdmin":true}`;
}

/** What a call of a new player may change of their own account besides name, e-mail and profile. */
const CHANGES: Readonly<Partial<Record<string, object>>> = {
  markWelcomeSeen: { has_seen_welcome: true },
  verifyPhone: { has_phone: true, sms_enabled: true },
};

const tried = withBody(calls).flatMap(({ call }) => (call.who === 'admin' ? [] : [call]));

export function describeMassAssignment(getFixture: () => Fixture): void {
  describe('fields that a call does not have', () => {
    const accountOf = async ({ id }: SignedIn) => {
      const [row] = await sql(
        getFixture().system.databases['identity'],
        `select is_admin, has_seen_welcome, sms_enabled, phone is not null as has_phone, profile_picture,
           email_proven_at from users where id = $1`,
        [id],
      );
      return row ?? expect.fail('the account is gone');
    };

    it.each(tried)('are ignored by $id', async (call: Call) => {
      const fixture = getFixture();
      const who = await signUp(fixture.urls, fixture.freshName('Climber'));
      const request = await readyRequest(fixture, call, who);
      const before = await accountOf(who);
      const response = await sendCall(who, call, { ...request, raw: withForbidden(request.body as object) });
      expectContract(call, response, call.id);
      expect(response.text).not.toMatch(new RegExp(FORGED));
      expect(response.text).not.toMatch(/"(isAdmin|isAutoSelected)":true/);
      expect(await accountOf(who)).toEqual({ ...before, ...CHANGES[call.id] });
    });

    it('reach no table of any service', async () => {
      for (const [service, url] of Object.entries(getFixture().system.databases)) {
        const tables = await sql<{ name: string }>(
          url,
          `select oid::regclass::text as name from pg_class where relkind = 'r'
             and relnamespace in (select oid from pg_namespace where nspname in ('public', 'copied', 'bus'))`,
        );
        for (const { name } of tables) {
          const rows = await sql(url, `select * from ${name} one where to_jsonb(one)::text ~ $1`, [FORGED]);
          expect(rows, `${service} ${name}`).toEqual([]);
        }
      }
    });

    it('do not make an admin by a query, a form or the header of another method', async () => {
      const fixture = getFixture();
      const who = await signUp(fixture.urls, fixture.freshName('Climber'));
      const override = {
        'x-http-method-override': 'PUT',
        'x-method-override': 'PUT',
        'x-http-method': 'PUT',
      };
      const form = new URLSearchParams({ isAdmin: 'true' });
      for (const path of [`/api/users/${who.id}/admin`, '/api/users/profile']) {
        const address = `${path}?isAdmin=true&_method=PUT`;
        const posted = await who.raw('POST', address, { isAdmin: true }, override);
        expectRefusal(posted, 'METHOD_NOT_ALLOWED', path);
        expect((await who.raw('PUT', address, form)).status, path).toBeGreaterThanOrEqual(400);
      }
      expect(await accountOf(who)).toMatchObject({ is_admin: false });
    });
  });
}
