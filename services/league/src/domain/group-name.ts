import { MAX_LENGTH } from '@torchbearer/rules';
import { requiredName } from './plain-text.js';

export const groupName = requiredName('Name', MAX_LENGTH.groupName);
