import { owns, type Owned } from '@torchbearer/kit';
import { Topics } from '@torchbearer/proto/topics';
import { consentStates } from './sending/consent.js';

/**
 * What can be told again. As new, only that a number said STOP: a START told anew would switch messages on for people
 * who have switched them off in their profile since.
 */
export const owned: readonly Owned[] = [
  owns(Topics.consent, {
    table: 'consents',
    key: 'phone',
    states: async (tx, phones, { asNew }) =>
      (await consentStates(tx, phones)).filter(({ stopped }) => stopped || !asNew),
  }),
];
