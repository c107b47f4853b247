/** A player wants to get into a group without an invitation. */
import type { SignedIn } from '../../api.js';
import { assertRefused, assertStatus, assertThat } from '../assertions.js';
import type { Attack, Family } from '../attack.js';
import type { HttpResponse } from '../http.js';
import type { Target } from '../target.js';

/** The default limit of wrong codes of one player in an hour. */
const PER_PLAYER = 20;

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

const byOnePlayer: Attack = {
  name: 'guess the code of a group from many addresses',
  run: async (target) => {
    const group = await (await target.newPlayer()).client.createGroup({ body: { name: 'The office' } });
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

export const groups: Family = { name: 'groups', attacks: [byOnePlayer] };
