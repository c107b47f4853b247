import { connect, type RpcClient } from '@torchbearer/kit';
import { CopiesServiceService } from '@torchbearer/proto/copies/v1/copies';
import { IdentityServiceService } from '@torchbearer/proto/identity/v1/identity';
import { LeagueServiceService } from '@torchbearer/proto/league/v1/league';
import { PicksServiceService } from '@torchbearer/proto/picks/v1/picks';
import { ScoringServiceService } from '@torchbearer/proto/scoring/v1/scoring';
import type { ServiceName } from '@torchbearer/proto/topics';
import type { GatewayConfig } from './config.js';

export type CopiesClient = Pick<RpcClient<CopiesServiceService>, 'awaitVersions'>;

/** The services behind us. */
export interface Clients {
  readonly identity: RpcClient<IdentityServiceService>;
  readonly league: RpcClient<LeagueServiceService>;
  readonly picks: RpcClient<PicksServiceService>;
  readonly scoring: RpcClient<ScoringServiceService>;
  /** Those that keep copies, for `settle`. */
  readonly copies: Readonly<Partial<Record<ServiceName, CopiesClient>>>;
  close(): void;
}

/** Connects lazily: a service that is away is no reason not to start. */
export async function connectServices(config: GatewayConfig): Promise<Clients> {
  const options = { ...config, actorSecret: config.ACTOR_SECRET };
  const identity = await connect(IdentityServiceService, config.IDENTITY_ADDRESS, options);
  const league = await connect(LeagueServiceService, config.LEAGUE_ADDRESS, options);
  const picks = await connect(PicksServiceService, config.PICKS_ADDRESS, options);
  const scoring = await connect(ScoringServiceService, config.SCORING_ADDRESS, options);
  const copies = {
    league: await connect(CopiesServiceService, config.LEAGUE_ADDRESS, options),
    picks: await connect(CopiesServiceService, config.PICKS_ADDRESS, options),
    scoring: await connect(CopiesServiceService, config.SCORING_ADDRESS, options),
  };
  const all = [identity, league, picks, scoring, ...Object.values(copies)];
  return {
    identity,
    league,
    picks,
    scoring,
    copies,
    close: () => {
      for (const client of all) client.close();
    },
  };
}
