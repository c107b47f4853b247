/** The rule for names, with the list of top-level domains that it needs. */
import { plainNames } from '@torchbearer/rules';
import { parse } from 'tldts';

export const { nameFault } = plainNames((host) => parse(host).isIcann === true);
