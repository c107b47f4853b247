import { POSES_AS_LEAGUE, soundsOfficial } from '@torchbearer/kit/official-names';
import { MAX_LENGTH } from '@torchbearer/rules';
import { requiredName } from './plain-text.js';

export const groupName = requiredName('Name', MAX_LENGTH.groupName).refine(
  (name) => !soundsOfficial(name, 'group'),
  POSES_AS_LEAGUE,
);
