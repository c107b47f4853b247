import { drafting } from './drafting.js';
import { SERVICES, type Outage } from './outage.js';
import { reading } from './reading.js';
import { writing } from './writing.js';

export type { Outage } from './outage.js';

/** Every outage, by the service that is stopped, in the order in which services are. */
export const outages: readonly (readonly [Outage['service'], readonly Outage[]])[] = SERVICES.map(
  (service) => [service, [...drafting, ...reading, ...writing].filter((one) => one.service === service)],
);
