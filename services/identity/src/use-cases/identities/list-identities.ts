import { isId, rpc } from '@torchbearer/kit';
import type { ListIdentitiesRequest, ListIdentitiesResponse } from '@torchbearer/proto/identity/v1/identity';
import type { Context } from '../../context.js';
import { listIdentitiesOf } from '../../db/external-identities.js';

export const listIdentities = rpc<Context, ListIdentitiesRequest, ListIdentitiesResponse>({
  who: 'player',
  handle: async ({ database, provider }, _request, { userId }) => {
    const linked = isId(userId) ? await listIdentitiesOf(database, userId) : [];
    // The issuer of a token may differ from the configured address by a slash.
    const isConfigured = (issuer: string): boolean =>
      provider !== null && bare(issuer) === bare(provider.authority);
    return {
      identities: linked.map(({ issuer, ...identity }) => ({
        ...identity,
        provider: isConfigured(issuer) ? (provider?.name ?? '') : new URL(issuer).host,
      })),
    };
  },
});

const bare = (url: string): string => url.replace(/\/+$/, '');
