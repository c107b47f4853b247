/** Stolen tokens of the identity provider, and tokens issued for other sites. */
import type { SignedIn } from '../../api.js';
import type { Attack, Family } from '../attack.js';
import type { Answer } from '../ask.js';
import { answered, holds, refused, same } from '../expected.js';
import type { Place } from '../place.js';
import { inDatabase } from '../steps.js';
import { RECOVERIES } from './takeover.js';

interface Tried {
  readonly email: string;
  readonly token: string;
  /** The nonce that the page claims to have requested. */
  readonly nonce?: string;
}

const signIn = ({ ask, freshAddress }: Place, { email, token, nonce }: Tried): Promise<Answer> =>
  ask({
    path: '/api/auth/auth0-login',
    body: { token, email, name: 'Vouched For', picture: null, ...(nonce !== undefined && { nonce }) },
    from: freshAddress(),
  });

async function freshNonce({ ask, freshAddress }: Place): Promise<string> {
  const answer = await ask({ method: 'POST', path: '/api/auth/oidc-nonce', from: freshAddress() });
  answered(answer, 201, 'a nonce');
  return (answer.json as { nonce: string }).nonce;
}

async function vouched(place: Place, nonce?: string): Promise<Tried & { readonly sub: string }> {
  const sub = place.freshWord('vouched');
  const email = `${sub}@example.com`;
  const token = await place.issuer.idToken({ email, name: 'Vouched For', sub, nonce });
  return { sub, email, token, ...(nonce !== undefined && { nonce }) };
}

const replay: Attack = {
  name: 'use a token again that answered a request of ours, at the same moment or later',
  run: async (place) => {
    const tried = await vouched(place, await freshNonce(place));
    const answers = await Promise.all(Array.from({ length: 8 }, () => signIn(place, tried)));
    same(answers.filter(({ status }) => status === 200).length, 1, 'of eight at once got in');
    refused(await signIn(place, tried), 'EXTERNAL_SIGN_IN_REFUSED', 'once more');
    refused(
      await signIn(place, { ...tried, nonce: await freshNonce(place) }),
      'EXTERNAL_SIGN_IN_REFUSED',
      'once more, with a nonce that is good',
    );
    const { nonce: _none, ...without } = tried;
    refused(await signIn(place, without), 'EXTERNAL_SIGN_IN_REFUSED', 'once more, without one');
  },
};

const otherNonce: Attack = {
  name: "a token that answers somebody else's request, or none of ours",
  run: async (place) => {
    const [own, theirs] = [await freshNonce(place), await freshNonce(place)];
    const stolen = await vouched(place, theirs);
    refused(await signIn(place, { ...stolen, nonce: own }), 'EXTERNAL_SIGN_IN_REFUSED', "another's token");
    const invented = await vouched(place, 'n'.repeat(43));
    refused(await signIn(place, invented), 'EXTERNAL_SIGN_IN_REFUSED', 'a nonce that we never gave');
    const { nonce: _none, ...bare } = await vouched(place);
    refused(await signIn(place, { ...bare, nonce: own }), 'EXTERNAL_SIGN_IN_REFUSED', 'a token without one');
  },
};

const unsigned: Attack = {
  name: 'a token that nobody signed, or about somebody else than it says',
  run: async (place) => {
    const { email, token } = await vouched(place);
    const [head = '', claims = '', signature = ''] = token.split('.');
    const encode = (part: object): string => Buffer.from(JSON.stringify(part)).toString('base64url');
    const none = encode({ alg: 'none', typ: 'JWT' });
    const read = JSON.parse(Buffer.from(claims, 'base64url').toString()) as object;
    const aboutVictim = encode({ ...read, email: place.victim.email });
    const { email: theirs } = place.victim;
    for (const [about, tried] of Object.entries<Tried>({
      'alg none': { email, token: `${none}.${claims}.` },
      'alg none with a signature': { email, token: `${none}.${claims}.${signature}` },
      'no signature': { email, token: `${head}.${claims}.` },
      'the signature of another': { email: theirs, token: `${head}.${aboutVictim}.${signature}` },
      'another e-mail beside it': { email: theirs, token },
    })) {
      refused(await signIn(place, tried), 'EXTERNAL_SIGN_IN_REFUSED', about);
    }
  },
};

/** Inserts a thief's identity as if it had been linked while the account's e-mail was unconfirmed. */
const link = (place: Place, { id }: SignedIn, sub: string): Promise<unknown> =>
  inDatabase(
    place,
    'identity',
    'insert into external_identities (issuer, subject, user_id, created_at) values ($1, $2, $3, now())',
    [place.issuer.url, sub, id],
  );

const leftBehind: readonly Attack[] = Object.entries(RECOVERIES).map(([name, recover]) => ({
  name: `sign in by an identity that was linked before ${name}`,
  run: async (place: Place) => {
    const owner = await place.newPlayer('taken-over');
    const thief = await vouched(place);
    await link(place, owner, thief.sub);
    same(await whoSignsIn(place, thief), owner.id, 'before, it opens');
    await recover(place, owner);
    holds((await whoSignsIn(place, thief)) !== owner.id, "it still opens the owner's account");
  },
}));

async function whoSignsIn(place: Place, tried: Tried): Promise<string> {
  const answer = await signIn(place, tried);
  answered(answer, 200, 'the sign-in');
  return (answer.json as { user: { id: string } }).user.id;
}

export const identityProvider: Family = {
  name: 'identity provider',
  attacks: [replay, otherNonce, unsigned, ...leftBehind],
};
