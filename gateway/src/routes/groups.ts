import { callsById, GroupInvitationSchema, GroupSchema } from '@torchbearer/contract';
import { Refusal, standingsEntries } from '@torchbearer/kit';
import { given, jsonOf } from '../forward/to-json.js';
import type { Gateway } from '../gateway.js';
import { ok, okJson, route } from '../route.js';
import type { Caller } from '../sessions.js';

const isWrong = (error: unknown): boolean =>
  error instanceof Refusal && error.reason === 'GROUP_CODE_UNKNOWN';

/** Counts a code against the limits of wrong ones, unless it was right or could not be checked. */
async function counted<Answer>(
  { limits }: Pick<Gateway, 'limits'>,
  { caller, address }: { readonly caller: Caller; readonly address: string },
  check: () => Promise<Answer>,
): Promise<Answer> {
  const giveBack = await limits.countGroupCode(caller.id, address);
  try {
    const answer = await check();
    await giveBack();
    return answer;
  } catch (error) {
    if (!isWrong(error)) await giveBack();
    throw error;
  }
}

export const groupRoutes = {
  getGroupByCode: route({
    call: callsById.getGroupByCode,
    handle: async (gateway, incoming) => {
      const { league } = gateway.clients;
      const group = await counted(gateway, incoming, () =>
        league.getGroupByCode(incoming.params, incoming.rpc),
      );
      return ok(jsonOf(GroupInvitationSchema, { ...group, owner: given(group.owner) }));
    },
  }),

  joinGroup: route({
    call: callsById.joinGroup,
    handle: async (gateway, incoming) => {
      const { league } = gateway.clients;
      const { group } = await counted(gateway, incoming, () => league.joinGroup(incoming.body, incoming.rpc));
      return ok(jsonOf(GroupSchema, given(group)));
    },
  }),

  getGroupStandings: route({
    call: callsById.getGroupStandings,
    handle: async ({ clients, standings }, { params, rpc }) => {
      const { members } = await clients.league.getGroup({ groupId: params.id }, rpc);
      const group = await standings.read({ userIds: members.map(({ id }) => id) }, rpc);
      const entries = standingsEntries(group).map((entry, index) => ({
        ...entry,
        rank: given(group.rows[index]?.rankAmong),
        leagueRank: entry.rank,
      }));
      return okJson(Buffer.from(JSON.stringify(entries)));
    },
  }),
};
