/** The contract refuses the same texts as the services. */
import { UpdateProfileBody, SignUpBody, CreateCastawayBody } from '@torchbearer/contract';
import { expect, it } from 'vitest';

const errorsOf = (
  body: {
    safeParse(given: unknown): {
      error?: { issues: readonly { path: unknown; message: string }[] } | undefined;
    };
  },
  given: unknown,
) => (body.safeParse(given).error?.issues ?? []).map(({ path, message }) => [String(path), message]);

const INVISIBLE = 'must be one line, without invisible characters';

it('reports every field with invisible characters or a web address', () => {
  const bad = 'Rob\u202ein';
  const profile = { username: bad, displayName: bad, city: bad, state: bad, favoriteCastaway: bad };
  expect(
    errorsOf(UpdateProfileBody, { name: 'a\nb', email: 'robin@example.com', ...profile, about: bad }),
  ).toEqual([
    ['name', `Name ${INVISIBLE}`],
    ['username', `Username ${INVISIBLE}`],
    ['displayName', `Display name ${INVISIBLE}`],
    ['city', `City ${INVISIBLE}`],
    ['state', `State ${INVISIBLE}`],
    ['favoriteCastaway', `Favorite castaway ${INVISIBLE}`],
    ['about', 'About must not contain invisible characters'],
  ]);
  const account = { email: 'robin@example.com', password: 'sparks-fly' };
  expect(errorsOf(SignUpBody, { ...account, name: 'see evil.com', username: 'www.evil' })).toEqual([
    ['name', 'Name must not contain a web address'],
    ['username', 'Username must not contain a web address'],
  ]);
  expect(errorsOf(CreateCastawayBody, { name: 'Ada\nAsh', tribe: bad })).toEqual([
    ['name', `Name ${INVISIBLE}`],
    ['tribe', `Tribe ${INVISIBLE}`],
  ]);
  expect(
    errorsOf(UpdateProfileBody, {
      name: 'Zoë 👩‍👩‍👧',
      email: 'robin@example.com',
      about: 'One.\nTwo: example.com',
    }),
  ).toEqual([]);
});
