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
export interface Clients {
  readonly identity: RpcClient<IdentityServiceService>;
  readonly league: RpcClient<LeagueServiceService>;
  readonly picks: RpcClient<PicksServiceService>;
  readonly scoring: RpcClient<ScoringServiceService>;
  readonly analytics: RpcClient<AnalyticsServiceService>;
  readonly feedback: RpcClient<FeedbackServiceService>;
  readonly sms: RpcClient<SmsServiceService>;
  /** The services that have copies, for `waitForCopies`. */
  readonly copies: Readonly<Partial<Record<ServiceName, CopiesClient>>>;
  close(): void;
}

/** Connects lazily, so that the gateway starts while a service is down. */
export async function connectServices(config: GatewayConfig): Promise<Clients> {
  const signers = signersOf('gateway', config);
  const to = (callee: ServiceWithRpcs) => ({ ...config, sign: signers(callee) });
  const identity = await connect(IdentityServiceService, config.IDENTITY_ADDRESS, to('identity'));
  const league = await connect(LeagueServiceService, config.LEAGUE_ADDRESS, to('league'));
  const picks = await connect(PicksServiceService, config.PICKS_ADDRESS, to('picks'));
  const scoring = await connect(ScoringServiceService, config.SCORING_ADDRESS, to('scoring'));
  const analytics = await connect(AnalyticsServiceService, config.ANALYTICS_ADDRESS, to('analytics'));
  const feedback = await connect(FeedbackServiceService, config.FEEDBACK_ADDRESS, to('feedback'));
  const sms = await connect(SmsServiceService, config.SMS_ADDRESS, to('sms'));
  const copies = {
    league: await connect(CopiesServiceService, config.LEAGUE_ADDRESS, to('league')),
    picks: await connect(CopiesServiceService, config.PICKS_ADDRESS, to('picks')),
    scoring: await connect(CopiesServiceService, config.SCORING_ADDRESS, to('scoring')),
    analytics: await connect(CopiesServiceService, config.ANALYTICS_ADDRESS, to('analytics')),
    feedback: await connect(CopiesServiceService, config.FEEDBACK_ADDRESS, to('feedback')),
    sms: await connect(CopiesServiceService, config.SMS_ADDRESS, to('sms')),
  };
  const all = [identity, league, picks, scoring, analytics, feedback, sms, ...Object.values(copies)];
  return {
    identity,
    league,
    picks,
    scoring,
    analytics,
    feedback,
    sms,
    copies,
    close: () => {
      for (const client of all) client.close();
    },
  };
}
