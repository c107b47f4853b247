import { expect, it } from 'vitest';
import { userOf } from '../../../api/sample-user.js';
import { actionsFor, canBeDone } from './user-actions.js';

const enabledFor = (isAdmin: boolean) => {
  const user = userOf({ isAdmin });
  return (['edit', ...actionsFor(user)] as const).filter((action) => canBeDone(action, user));
};

it('offers every action for a player, and for an admin only the removal of the role', () => {
  expect(enabledFor(false)).toEqual(['edit', 'reset-password', 'make-admin', 'delete']);
  expect(enabledFor(true)).toEqual(['remove-admin']);
});
