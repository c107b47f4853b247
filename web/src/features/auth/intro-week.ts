import type { Config } from '@torchbearer/contract/client';

/** Which week the intro names: the active one, else the first that is picked in. */
export const introWeek = ({ activeWeek, season }: Config): number =>
  activeWeek?.weekNumber ?? season.firstPickWeek;
