import type { Config } from '@torchbearer/contract/client';
import { useQuery } from '@tanstack/react-query';
import { queries } from './queries.js';

/** Defaults until the configuration has loaded. */
const UNTIL_KNOWN: Config = {
  supportEmail: '',
  smsNumber: null,
  smsKeyword: 'TORCH',
  oidc: null,
  signUpMode: 'open',
  activeWeek: null,
  season: { name: '', firstPickWeek: 3, episodes: 13, rankingsCloseAt: null, draftAt: null },
  tribes: [],
  photoAliases: {},
  timeZone: 'America/Los_Angeles',
};

/** The runtime configuration; until it has loaded, the defaults have neither addresses nor dates. */
export const useConfig = (): Config => useQuery(queries.config()).data ?? UNTIL_KNOWN;
