/** A player wants to get into groups, or to change them, without an invitation. */
import { GROUP_CODE_ALPHABET } from '@torchbearer/rules';
import type { SignedIn } from '../../api.js';
import { assertEqual, assertRefused, assertStatus, assertThat } from '../assertions.js';
import type { Attack, Family } from '../attack.js';
import type { HttpResponse } from '../http.js';
import type { Target } from '../target.js';

/** The default limits of wrong codes in an hour. */
const PER_PLAYER = 20;
const PER_ADDRESS = 200;

const wrongCode = (turn: number): string => String(turn).padStart(10, '0');

/** Looks a code up, or joins with it, in turn. */
const tryCode = (
  { send }: Target,
  { token }: SignedIn,
  { code, from, turn }: { readonly code: string; readonly from: string; readonly turn: number },
): Promise<HttpResponse> =>
  turn % 2 === 0
    ? send({ path: `/api/groups/codes/${code}`, token, from })
    : send({ path: '/api/groups/join', body: { code }, token, from });

const newGroup = (owner: SignedIn) => owner.client.createGroup({ body: { name: 'The office' } });

const byOnePlayer: Attack = {
  name: 'guess the code of a group from many addresses',
  run: async (target) => {
    const group = await newGroup(await target.newPlayer());
    const guesser = await target.newPlayer();
    for (let turn = 0; turn < PER_PLAYER; turn++) {
      const from = target.freshAddress();
      const response = await tryCode(target, guesser, { code: wrongCode(turn), from, turn });
      assertRefused(response, 'GROUP_CODE_UNKNOWN', `try ${turn + 1}`);
    }
    for (const turn of [0, 1]) {
      const response = await tryCode(target, guesser, {
        code: group.code,
        from: target.freshAddress(),
        turn,
      });
      assertRefused(response, 'TOO_MANY_REQUESTS', 'the right code after the limit');
      assertThat(Number(response.headers['retry-after']) > 0, 'Retry-After is missing');
    }
    const invited = await target.newPlayer();
    const from = target.freshAddress();
    assertStatus(
      await tryCode(target, invited, { code: group.code, from, turn: 1 }),
      200,
      'an invited player',
    );
  },
};

const atOnce: Attack = {
  name: 'guess the code of a group with many simultaneous tries',
  run: async (target) => {
    const guesser = await target.newPlayer();
    const from = target.freshAddress();
    const responses = await Promise.all(
      Array.from({ length: 3 * PER_PLAYER }, (_, turn) =>
        tryCode(target, guesser, { code: wrongCode(turn), from, turn }),
      ),
    );
    const checked = responses.filter(({ code }) => code === 'GROUP_CODE_UNKNOWN').length;
    assertEqual(checked, PER_PLAYER, 'number of codes that were checked');
  },
};

const byManyPlayers: Attack = {
  name: 'guess the code of a group with many accounts at one address',
  isLong: true,
  run: async (target) => {
    const from = target.freshAddress();
    let checked = 0;
    for (let used = 0; used <= PER_ADDRESS; used += PER_PLAYER) {
      const guesser = await target.newPlayer();
      for (let turn = 0; turn < PER_PLAYER; turn++) {
        const { code } = await tryCode(target, guesser, { code: wrongCode(used + turn), from, turn });
        if (code === 'GROUP_CODE_UNKNOWN') checked += 1;
        else assertEqual(code, 'TOO_MANY_REQUESTS', `the refusal of try ${used + turn + 1}`);
      }
    }
    assertEqual(checked, PER_ADDRESS, 'number of codes that were checked');
  },
};

const fromOtherCodes: Attack = {
  name: 'guess the code of a group from other codes',
  run: async (target) => {
    const owner = await target.newPlayer();
    const { id } = await newGroup(owner);
    const codes: string[] = [];
    for (let turn = 0; turn < 40; turn++) {
      const { code } = await owner.client.replaceGroupCode({ params: { id } });
      codes.push(code.replace('-', ''));
    }
    assertEqual(new Set(codes).size, codes.length, 'number of different codes');
    for (let place = 0; place < 10; place++) {
      const seen = new Set(codes.map((code) => code[place] ?? ''));
      assertThat(seen.size > 10, `place ${place} takes only ${[...seen].join('')}`);
      for (const one of seen) assertThat(GROUP_CODE_ALPHABET.includes(one), `a code with ${one}`);
    }
    const guest = await target.newPlayer();
    const from = target.freshAddress();
    const last = codes.at(-2) ?? '';
    assertRefused(
      await tryCode(target, guest, { code: last, from, turn: 1 }),
      'GROUP_CODE_UNKNOWN',
      'a replaced code',
    );
  },
};

const ofOthers: Attack = {
  name: "read or change others' groups by their ids",
  run: async (target) => {
    const { attacker, victim } = target;
    const { id, code } = await newGroup(victim);
    const member = await target.newPlayer();
    await member.client.joinGroup({ body: { code } });
    const before = await victim.client.getGroup({ params: { id } });
    const calls = [
      { method: 'GET', path: '' },
      { method: 'PUT', path: '', body: { name: 'Mine now' } },
      { method: 'DELETE', path: '' },
      { method: 'POST', path: '/code', body: {} },
      { method: 'PUT', path: '/owner', body: { userId: attacker.id } },
      { method: 'DELETE', path: `/members/${member.id}` },
      { method: 'DELETE', path: '/members/me' },
    ] as const;
    for (const { path, ...call } of calls) {
      const send = ({ token }: SignedIn) =>
        target.send({ ...call, path: `/api/groups/${id}${path}`, token, from: target.freshAddress() });
      assertRefused(
        await send(attacker),
        'GROUP_NOT_FOUND',
        `${call.method} ${path} by a player who is no member`,
      );
      assertRefused(await send(target.admin), 'GROUP_NOT_FOUND', `${call.method} ${path} by an admin`);
      if (call.method !== 'GET' && path !== '/members/me')
        assertRefused(await send(member), 'GROUP_OWNER_ONLY', `${call.method} ${path} by a member`);
    }
    assertEqual(await victim.client.getGroup({ params: { id } }), before, 'the group afterwards');
    await victim.client.deleteGroup({ params: { id } });
  },
};

export const groups: Family = {
  name: 'groups',
  attacks: [byOnePlayer, atOnce, byManyPlayers, fromOtherCodes, ofOthers],
};
