import type { Config } from '@torchbearer/contract/client';

/** The week that the intro names: the active one, or else the first one with picks. */
export const introWeek = ({ activeWeek, season }: Config): number =>
  activeWeek?.weekNumber ?? season.firstPickWeek;
