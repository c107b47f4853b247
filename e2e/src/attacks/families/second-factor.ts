/** Getting past a second factor with a known password. */
import { PASSWORD, type SignedIn } from '../../api.js';
import { begunBy, codeOf } from '../../second-factor.js';
import { eventually } from '../../wait.js';
import type { Attack, Family } from '../attack.js';
import type { HttpResponse } from '../http.js';
import { assertEqual, assertRefused, assertStatus, assertThat } from '../assertions.js';
import { type Target, TARGET_ADMIN } from '../target.js';
import { ageSessions, NEW_PASSWORD, queryDatabase, resetPassword } from '../steps.js';
import { RECOVERIES } from './takeover.js';

/** The default limit: tries in 15 minutes. */
const TRIES = 10;

interface Protected {
  readonly owner: SignedIn;
  readonly secret: string;
  readonly recoveryCodes: readonly string[];
  /** The code that confirmed it. */
  readonly first: string;
}

/** Sets up a second factor. */
async function protect(owner: SignedIn): Promise<Protected> {
  const secret = await begunBy(owner);
  const first = codeOf(secret);
  const { recoveryCodes } = await owner.client.confirmSecondFactor({ body: { code: first } });
  return { owner, secret, recoveryCodes, first };
}

/** From a new address each time, or the limit per address would apply first. */
const signIn = (
  { send, freshAddress }: Target,
  email: string,
  code?: string,
  password = PASSWORD,
): Promise<HttpResponse> =>
  send({
    path: '/api/auth/login',
    body: { email, password, ...(code !== undefined && { code }) },
    from: freshAddress(),
  });

const wrongCodes = (secret: string, count: number): string[] => {
  const right = new Set([-1, 0, 1].map((periods) => codeOf(secret, periods)));
  return Array.from({ length: count + right.size }, (_, turn) => String(turn).padStart(6, '0'))
    .filter((code) => !right.has(code))
    .slice(0, count);
};

const withoutCode: Attack = {
  name: 'sign in without a code, or find out whether an account has a second factor',
  run: async (target) => {
    const { owner } = await protect(await target.newPlayer('protected'));
    for (const code of [undefined, '', ' ']) {
      const response = await signIn(target, owner.email, code);
      assertRefused(response, 'SECOND_FACTOR_REQUIRED', `the code ${JSON.stringify(code)}`);
      assertThat(response.headers['set-cookie'] === undefined, 'a cookie was set');
    }
    // Without the password, the response says nothing about the second factor.
    assertRefused(await signIn(target, owner.email, undefined, 'a guess'), 'WRONG_CREDENTIALS', 'a guess');
    assertRefused(
      await signIn(target, owner.email, '000000', 'a guess'),
      'WRONG_CREDENTIALS',
      'a guess and a code',
    );
  },
};

const usedCode: Attack = {
  name: 'reuse a code, or use an older one',
  run: async (target) => {
    const { owner, secret, first } = await protect(await target.newPlayer('protected'));
    assertRefused(await signIn(target, owner.email, first), 'WRONG_SECOND_FACTOR', 'the code of the setup');
    const next = codeOf(secret, 1);
    const responses = await Promise.all(Array.from({ length: 8 }, () => signIn(target, owner.email, next)));
    assertEqual(
      responses.filter(({ status }) => status === 200).length,
      1,
      'number of eight simultaneous sign-ins that succeeded',
    );
    for (const code of [next, first, codeOf(secret)]) {
      assertRefused(
        await signIn(target, owner.email, code),
        ['WRONG_SECOND_FACTOR', 'TOO_MANY_REQUESTS'],
        'a used or older code',
      );
    }
  },
};

const guessCodes: Attack = {
  name: 'guess the code at sign-in from many addresses at once',
  run: async (target) => {
    const { owner, secret, recoveryCodes } = await protect(await target.newPlayer('protected'));
    const responses = await Promise.all(
      wrongCodes(secret, TRIES + 6).map((code) => signIn(target, owner.email, code)),
    );
    const checked = responses.filter(({ code }) => code === 'WRONG_SECOND_FACTOR').length;
    assertThat(checked <= TRIES, `${checked} codes were checked`);
    for (const code of [codeOf(secret, 1), recoveryCodes[0]]) {
      assertRefused(
        await signIn(target, owner.email, code),
        'TOO_MANY_REQUESTS',
        'the right code after the limit',
      );
    }
  },
};

const guessToRemove: Attack = {
  name: 'guess the code to remove the second factor with a stolen session and the password',
  run: async (target) => {
    const { owner, secret } = await protect(await target.newPlayer('protected'));
    const codes = new Map<string | null, number>();
    for (const code of wrongCodes(secret, TRIES + 4)) {
      const response = await remove(target, owner.token, { code, currentPassword: PASSWORD });
      codes.set(response.code, (codes.get(response.code) ?? 0) + 1);
    }
    assertThat(
      (codes.get('WRONG_SECOND_FACTOR') ?? 0) <= TRIES,
      `the tries got ${JSON.stringify([...codes])}`,
    );
    // Tries at sign-in and at removal count together.
    assertRefused(await signIn(target, owner.email, codeOf(secret, 1)), 'TOO_MANY_REQUESTS', 'signing in');
  },
};

const remove = (
  { send, freshAddress }: Target,
  token: string,
  body: { readonly code: string; readonly currentPassword?: string },
): Promise<HttpResponse> =>
  send({ path: '/api/users/me/second-factor/remove', token, body, from: freshAddress() });

const recoveryCodeTwice: Attack = {
  name: 'use a recovery code twice, one after the other or simultaneously',
  run: async (target) => {
    const { owner, recoveryCodes } = await protect(await target.newPlayer('protected'));
    const [one = '', other = ''] = recoveryCodes;
    const responses = await Promise.all(Array.from({ length: 6 }, () => signIn(target, owner.email, one)));
    assertEqual(
      responses.filter(({ status }) => status === 200).length,
      1,
      'number of six simultaneous sign-ins that succeeded',
    );
    assertRefused(
      await signIn(target, owner.email, one.toLowerCase()),
      'WRONG_SECOND_FACTOR',
      'the used code',
    );
    assertStatus(await signIn(target, owner.email, other), 200, 'another recovery code');
    const elsewhere = await protect(await target.newPlayer('protected'));
    assertRefused(
      await signIn(target, elsewhere.owner.email, recoveryCodes[2]),
      'WRONG_SECOND_FACTOR',
      "another account's recovery code",
    );
  },
};

const byReset: Attack = {
  name: 'reset the password to get past the second factor',
  run: async (target) => {
    const newcomer = await target.newPlayer('protected');
    // The mailed link confirms the e-mail; after that, resets no longer remove a second factor.
    await resetPassword(target, newcomer.email);
    const { json } = await signIn(target, newcomer.email, undefined, NEW_PASSWORD);
    const { token } = json as { token: string };
    const { owner } = await protect({ ...newcomer, ...target.visit(token), token });
    await resetPassword(target, owner.email);
    const response = await signIn(target, owner.email, undefined, NEW_PASSWORD);
    assertRefused(response, 'SECOND_FACTOR_REQUIRED', 'signing in after the reset');
  },
};

const byTemporaryPassword: Attack = {
  name: 'have an admin set a temporary password to get past the second factor',
  run: async (target) => {
    const { owner } = await protect(await target.newPlayer('protected'));
    const { tempPassword } = await target.admin.client.resetUserPassword({ params: { id: owner.id } });
    const response = await signIn(target, owner.email, undefined, tempPassword);
    assertRefused(response, 'SECOND_FACTOR_REQUIRED', 'signing in with the temporary password');
  },
};

const adminsFactor: Attack = {
  name: "remove an admin's second factor as another admin or a player",
  run: async (target) => {
    const { owner } = await protect(await target.newPlayer('boss'));
    const role = { isAdmin: true, currentPassword: TARGET_ADMIN.password };
    await target.admin.client.setAdmin({ params: { id: owner.id }, body: role });
    const path = `/api/admin/users/${owner.id}/second-factor`;
    const removeFactor = (token: string) => target.send({ method: 'DELETE', path, token });
    assertRefused(await removeFactor(target.admin.token), 'ADMIN_ACCOUNT', 'another admin');
    assertRefused(await removeFactor(target.attacker.token), 'ADMINS_ONLY', 'a player');
    assertRefused(await signIn(target, owner.email), 'SECOND_FACTOR_REQUIRED', 'signing in as the admin');
  },
};

const withoutPassword: Attack = {
  name: 'set up or remove a second factor with a stolen session, without the password or with a guess',
  run: async (target) => {
    const { owner, secret } = await protect(await target.newPlayer('protected'));
    const unprotected = await target.newPlayer('bare');
    for (const one of [owner, unprotected]) await ageSessions(target, one, 10);
    const code = codeOf(secret, 1);
    const begin = (body: object) =>
      target.send({ path: '/api/users/me/second-factor', token: unprotected.token, body });
    // The age of a session is cached for a few seconds.
    await eventually(async () => {
      const response = await remove(target, owner.token, { code });
      assertRefused(response, ['REAUTHENTICATION_REQUIRED'], 'removing without the password');
    }, 15_000);
    assertRefused(
      await remove(target, owner.token, { code, currentPassword: 'a guess' }),
      'WRONG_PASSWORD',
      'removing with a guess',
    );
    assertRefused(
      await remove(target, owner.token, { code: '', currentPassword: PASSWORD }),
      'INVALID_INPUT',
      'removing without a code',
    );
    await eventually(
      async () =>
        assertRefused(await begin({}), 'REAUTHENTICATION_REQUIRED', 'setting up without the password'),
      15_000,
    );
    assertRefused(await begin({ currentPassword: 'a guess' }), 'WRONG_PASSWORD', 'setting up with a guess');
    assertRefused(await signIn(target, owner.email), 'SECOND_FACTOR_REQUIRED', 'signing in as the owner');
  },
};

const replaced: Attack = {
  name: 'replace or read the secret of a confirmed second factor',
  run: async (target) => {
    const { owner, secret } = await protect(await target.newPlayer('protected'));
    const path = '/api/users/me/second-factor';
    const begin = await target.send({ path, token: owner.token, body: { currentPassword: PASSWORD } });
    assertRefused(begin, 'SECOND_FACTOR_ON', 'setting up again');
    const confirm = await target.send({
      path: `${path}/confirm`,
      token: owner.token,
      body: { code: '000000' },
    });
    assertRefused(confirm, 'SECOND_FACTOR_ON', 'confirming again');
    for (const read of ['/api/auth/me', '/api/users/me', path]) {
      const { text } = await target.send({ path: read, token: owner.token });
      assertThat(!text.includes(secret), `${read} contains the secret`);
    }
  },
};

const hasFactor = async (target: Target, { id }: SignedIn): Promise<boolean> => {
  const [row] = await queryDatabase(
    target,
    'identity',
    'select second_factor_at as at from users where id = $1',
    [id],
  );
  return row?.['at'] instanceof Date;
};

/** Changing the password does not remove the second factor; confirming the account's e-mail for the first time does. */
const setUpBefore: readonly Attack[] = Object.entries(RECOVERIES).map(([name, recover]) => {
  const stays = name.includes('changes the password');
  return {
    name: stays
      ? 'change the password to get past the second factor'
      : `lock out the owner with a second factor that was set up before ${name}`,
    run: async (target: Target) => {
      const { owner } = await protect(await target.newPlayer('protected'));
      assertEqual(await hasFactor(target, owner), true, 'whether the account has a second factor before');
      await recover(target, owner);
      assertEqual(
        await hasFactor(target, owner),
        stays,
        'whether the account has a second factor afterwards',
      );
    },
  };
});

export const secondFactor: Family = {
  name: 'second factor',
  attacks: [
    withoutCode,
    usedCode,
    guessCodes,
    guessToRemove,
    recoveryCodeTwice,
    ...setUpBefore,
    byReset,
    byTemporaryPassword,
    adminsFactor,
    withoutPassword,
    replaced,
  ],
};
