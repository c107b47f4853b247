import type { Config, League } from '@torchbearer/contract/client';

/** Which week the intro names: the active one as far as it is known here, else the first that is picked in. */
export const introWeek = (config: Config, league: League | undefined): number =>
  league?.activeWeek?.weekNumber ?? config.season.firstPickWeek;
