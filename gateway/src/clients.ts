import { connect, signersOf, type Definition, type RpcClient } from '@torchbearer/kit';
import { AnalyticsServiceService } from '@torchbearer/proto/analytics/v1/analytics';
import { CopiesServiceService } from '@torchbearer/proto/copies/v1/copies';
import { FeedbackServiceService } from '@torchbearer/proto/feedback/v1/feedback';
import { IdentityServiceService } from '@torchbearer/proto/identity/v1/identity';
import { LeagueServiceService } from '@torchbearer/proto/league/v1/league';
import { PicksServiceService } from '@torchbearer/proto/picks/v1/picks';
import { ScoringServiceService } from '@torchbearer/proto/scoring/v1/scoring';
import { SmsServiceService } from '@torchbearer/proto/sms/v1/sms';
import type { ServiceName } from '@torchbearer/proto/topics';
import type { GatewayConfig } from './config.js';

/** The contracts of the services that the gateway calls. */
export const definitions = {
  identity: IdentityServiceService,
  league: LeagueServiceService,
  picks: PicksServiceService,
  scoring: ScoringServiceService,
  analytics: AnalyticsServiceService,
  feedback: FeedbackServiceService,
  sms: SmsServiceService,
} satisfies Readonly<Record<string, Definition>>;
export type ServiceWithRpcs = keyof typeof definitions;

export type CopiesClient = Pick<RpcClient<CopiesServiceService>, 'awaitVersions'>;

/** Clients of the services. */
export interface Clients extends ServiceClients {
  /** The services that have copies, for `waitForCopies`. */
  readonly copies: Readonly<Partial<Record<ServiceName, CopiesClient>>>;
  close(): void;
}
type ServiceClients = { readonly [Name in ServiceWithRpcs]: RpcClient<(typeof definitions)[Name]> };

/** Connects lazily, so that the gateway starts while a service is down. */
export async function connectServices(config: GatewayConfig): Promise<Clients> {
  const signers = signersOf('gateway', config);
  const open: { close(): void }[] = [];
  const connected = async <D extends Definition>(definition: D, callee: ServiceWithRpcs) => {
    const address = config[`${callee.toUpperCase() as Uppercase<typeof callee>}_ADDRESS`];
    const client = await connect(definition, address, { ...config, sign: signers(callee) });
    open.push(client);
    return client;
  };
  const clients: Partial<Record<string, RpcClient<Definition>>> = {};
  const copies: Partial<Record<ServiceName, CopiesClient>> = {};
  for (const [name, definition] of Object.entries<Definition>(definitions)) {
    const callee = name as ServiceWithRpcs;
    clients[callee] = await connected(definition, callee);
    if (callee !== 'identity') copies[callee] = await connected(CopiesServiceService, callee);
  }
  const close = (): void => {
    for (const client of open) client.close();
  };
  // Each is of the definition by its name.
  return { ...(clients as unknown as ServiceClients), copies, close };
}
