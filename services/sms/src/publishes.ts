import { owns, type Owned } from '@torchbearer/kit';
import { Topics } from '@torchbearer/proto/topics';
import { consentStates } from './db/consent.js';

/**
 * What can be republished. With new versions only STOPs: a republished START would switch messages on again for
 * players who have switched them off in their profile since.
 */
export const owned: readonly Owned[] = [
  owns(Topics.consent, {
    table: 'consents',
    key: 'phone',
    states: async (tx, phones, { asNew }) =>
      (await consentStates(tx, phones)).filter(({ stopped }) => stopped || !asNew),
  }),
];
