/** Bypassing a second factor with a known password. */
import { PASSWORD, type SignedIn } from '../../api.js';
import { begunBy, codeOf } from '../../second-factor.js';
import { eventually } from '../../wait.js';
import type { Attack, Family } from '../attack.js';
import type { Answer } from '../ask.js';
import { answered, holds, refused, same } from '../expected.js';
import { PLACE_ADMIN, type Place } from '../place.js';
import { ageSessions, inDatabase, NEW_PASSWORD, resetPassword } from '../steps.js';
import { RECOVERIES } from './takeover.js';

/** The shipped limit: attempts in 15 minutes. */
const TRIES = 10;

interface Protected {
  readonly owner: SignedIn;
  readonly secret: string;
  readonly recoveryCodes: readonly string[];
  /** The account that set it up. */
  readonly first: string;
}

/** A user who has just set up a second factor. */
async function protect(owner: SignedIn): Promise<Protected> {
  const secret = await begunBy(owner);
  const first = codeOf(secret);
  const { recoveryCodes } = await owner.client.confirmSecondFactor({ body: { code: first } });
  return { owner, secret, recoveryCodes, first };
}

/** Each from a separate address, or the limit per address would apply first. */
const signIn = (
  { ask, freshAddress }: Place,
  email: string,
  code?: string,
  password = PASSWORD,
): Promise<Answer> =>
  ask({
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
  name: 'sign in by the password alone, by an empty code, or find out whether there is a factor',
  run: async (place) => {
    const { owner } = await protect(await place.newPlayer('protected'));
    for (const code of [undefined, '', ' ']) {
      const answer = await signIn(place, owner.email, code);
      refused(answer, 'SECOND_FACTOR_REQUIRED', `the code ${JSON.stringify(code)}`);
      holds(answer.headers['set-cookie'] === undefined, 'a cookie was set');
    }
    // Without the password an attacker learns nothing about the factor.
    refused(await signIn(place, owner.email, undefined, 'a guess'), 'WRONG_CREDENTIALS', 'a guess');
    refused(await signIn(place, owner.email, '000000', 'a guess'), 'WRONG_CREDENTIALS', 'a guess and a code');
  },
};

const usedCode: Attack = {
  name: 'use a code again that somebody saw being typed in, or one from before it',
  run: async (place) => {
    const { owner, secret, first } = await protect(await place.newPlayer('protected'));
    refused(await signIn(place, owner.email, first), 'WRONG_SECOND_FACTOR', 'the code of the setup');
    const next = codeOf(secret, 1);
    const answers = await Promise.all(Array.from({ length: 8 }, () => signIn(place, owner.email, next)));
    same(answers.filter(({ status }) => status === 200).length, 1, 'of eight at once got in');
    for (const code of [next, first, codeOf(secret)]) {
      refused(
        await signIn(place, owner.email, code),
        ['WRONG_SECOND_FACTOR', 'TOO_MANY_REQUESTS'],
        'a used one',
      );
    }
  },
};

const guessCodes: Attack = {
  name: 'guess the code, at sign-in, from many addresses at once',
  run: async (place) => {
    const { owner, secret, recoveryCodes } = await protect(await place.newPlayer('protected'));
    const answers = await Promise.all(
      wrongCodes(secret, TRIES + 6).map((code) => signIn(place, owner.email, code)),
    );
    const looked = answers.filter(({ code }) => code === 'WRONG_SECOND_FACTOR').length;
    holds(looked <= TRIES, `${looked} codes were looked at`);
    for (const code of [codeOf(secret, 1), recoveryCodes[0]]) {
      refused(await signIn(place, owner.email, code), 'TOO_MANY_REQUESTS', 'the right one, too late');
    }
  },
};

const guessToRemove: Attack = {
  name: 'guess the code to remove the factor, with a stolen session and the password',
  run: async (place) => {
    const { owner, secret } = await protect(await place.newPlayer('protected'));
    const codes = new Map<string | null, number>();
    for (const code of wrongCodes(secret, TRIES + 4)) {
      const answer = await remove(place, owner.token, { code, currentPassword: PASSWORD });
      codes.set(answer.code, (codes.get(answer.code) ?? 0) + 1);
    }
    holds((codes.get('WRONG_SECOND_FACTOR') ?? 0) <= TRIES, `it was answered ${JSON.stringify([...codes])}`);
    // Both ways to sign in share one count.
    refused(await signIn(place, owner.email, codeOf(secret, 1)), 'TOO_MANY_REQUESTS', 'signing in');
  },
};

const remove = (
  { ask, freshAddress }: Place,
  token: string,
  body: { readonly code: string; readonly currentPassword?: string },
): Promise<Answer> => ask({ path: '/api/users/me/second-factor/remove', token, body, from: freshAddress() });

const recoveryCodeTwice: Attack = {
  name: 'use a recovery code twice, or at the same moment',
  run: async (place) => {
    const { owner, recoveryCodes } = await protect(await place.newPlayer('protected'));
    const [one = '', other = ''] = recoveryCodes;
    const answers = await Promise.all(Array.from({ length: 6 }, () => signIn(place, owner.email, one)));
    same(answers.filter(({ status }) => status === 200).length, 1, 'of six at once got in');
    refused(await signIn(place, owner.email, one.toLowerCase()), 'WRONG_SECOND_FACTOR', 'the used one');
    answered(await signIn(place, owner.email, other), 200, 'another');
    const elsewhere = await protect(await place.newPlayer('protected'));
    refused(
      await signIn(place, elsewhere.owner.email, recoveryCodes[2]),
      'WRONG_SECOND_FACTOR',
      "another account's",
    );
  },
};

const byReset: Attack = {
  name: 'reset the password to get past the factor',
  run: async (place) => {
    const newcomer = await place.newPlayer('protected');
    // The mailed link proves that the owner reads the address: from then on the factor is theirs.
    await resetPassword(place, newcomer.email);
    const { json } = await signIn(place, newcomer.email, undefined, NEW_PASSWORD);
    const { token } = json as { token: string };
    const { owner } = await protect({ ...newcomer, ...place.visit(token), token });
    await resetPassword(place, owner.email);
    const answer = await signIn(place, owner.email, undefined, NEW_PASSWORD);
    refused(answer, 'SECOND_FACTOR_REQUIRED', 'after a mailed reset');
  },
};

const byTemporaryPassword: Attack = {
  name: 'have an admin set a temporary password to get past the factor',
  run: async (place) => {
    const { owner } = await protect(await place.newPlayer('protected'));
    const { tempPassword } = await place.admin.client.resetUserPassword({ params: { id: owner.id } });
    const answer = await signIn(place, owner.email, undefined, tempPassword);
    refused(answer, 'SECOND_FACTOR_REQUIRED', 'the temporary password');
  },
};

const ofAnAdmin: Attack = {
  name: "switch an admin's factor off, as another admin or as a player",
  run: async (place) => {
    const { owner } = await protect(await place.newPlayer('boss'));
    const role = { isAdmin: true, currentPassword: PLACE_ADMIN.password };
    await place.admin.client.setAdmin({ params: { id: owner.id }, body: role });
    const path = `/api/admin/users/${owner.id}/second-factor`;
    const drop = (token: string) => place.ask({ method: 'DELETE', path, token });
    refused(await drop(place.admin.token), 'ADMIN_ACCOUNT', 'another admin');
    refused(await drop(place.attacker.token), 'ADMINS_ONLY', 'a player');
    refused(await signIn(place, owner.email), 'SECOND_FACTOR_REQUIRED', 'the admin');
  },
};

const withoutPassword: Attack = {
  name: 'set up or remove a factor with a stolen session, by no password or a guess',
  run: async (place) => {
    const { owner, secret } = await protect(await place.newPlayer('protected'));
    const bare = await place.newPlayer('bare');
    for (const one of [owner, bare]) await ageSessions(place, one, 10);
    const code = codeOf(secret, 1);
    const begin = (body: object) =>
      place.ask({ path: '/api/users/me/second-factor', token: bare.token, body });
    // A session's age is cached for some seconds.
    await eventually(async () => {
      const answer = await remove(place, owner.token, { code });
      refused(answer, ['REAUTHENTICATION_REQUIRED'], 'removing without the password');
    }, 15_000);
    refused(
      await remove(place, owner.token, { code, currentPassword: 'a guess' }),
      'WRONG_PASSWORD',
      'a guess',
    );
    refused(
      await remove(place, owner.token, { code: '', currentPassword: PASSWORD }),
      'INVALID_INPUT',
      'no code',
    );
    await eventually(
      async () => refused(await begin({}), 'REAUTHENTICATION_REQUIRED', 'setting one up'),
      15_000,
    );
    refused(await begin({ currentPassword: 'a guess' }), 'WRONG_PASSWORD', 'setting one up by a guess');
    refused(await signIn(place, owner.email), 'SECOND_FACTOR_REQUIRED', 'the owner afterwards');
  },
};

const replaced: Attack = {
  name: 'put a secret of its own in the place of one that counts, or read that',
  run: async (place) => {
    const { owner, secret } = await protect(await place.newPlayer('protected'));
    const path = '/api/users/me/second-factor';
    const begin = await place.ask({ path, token: owner.token, body: { currentPassword: PASSWORD } });
    refused(begin, 'SECOND_FACTOR_ON', 'another secret');
    const confirm = await place.ask({
      path: `${path}/confirm`,
      token: owner.token,
      body: { code: '000000' },
    });
    refused(confirm, 'SECOND_FACTOR_ON', 'another confirmation');
    for (const read of ['/api/auth/me', '/api/users/me', path]) {
      const { text } = await place.ask({ path: read, token: owner.token });
      holds(!text.includes(secret), `${read} holds the secret`);
    }
  },
};

const hasFactor = async (place: Place, { id }: SignedIn): Promise<boolean> => {
  const [row] = await inDatabase(
    place,
    'identity',
    'select second_factor_at as at from users where id = $1',
    [id],
  );
  return row?.['at'] instanceof Date;
};

/** The password alone does not remove the factor; proving access to the account's e-mail for the first time does. */
const setUpBefore: readonly Attack[] = Object.entries(RECOVERIES).map(([name, recover]) => {
  const stays = name.includes('changes the password');
  return {
    name: stays
      ? 'change the password to get past the factor'
      : `keep the owner out by a factor that was set up before ${name}`,
    run: async (place: Place) => {
      const { owner } = await protect(await place.newPlayer('protected'));
      same(await hasFactor(place, owner), true, 'a factor is there before');
      await recover(place, owner);
      same(await hasFactor(place, owner), stays, 'a factor is there afterwards');
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
    ofAnAdmin,
    withoutPassword,
    replaced,
  ],
};
