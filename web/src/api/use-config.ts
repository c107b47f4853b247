import type { Config } from '@torchbearer/contract/client';
import { useQuery } from '@tanstack/react-query';
import { queries } from './queries.js';

/** What is true of any place until its configuration has come. */
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

/** The runtime configuration; what is shown before it has come has neither addresses nor dates. */
export const useConfig = (): Config => useQuery(queries.config()).data ?? UNTIL_KNOWN;
