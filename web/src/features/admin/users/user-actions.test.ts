import { expect, it } from 'vitest';
import { userOf } from '../../../api/sample-user.js';
import { actionsFor, canBeDone } from './user-actions.js';

const enabledFor = (isAdmin: boolean) => {
  const user = userOf({ isAdmin });
  return (['edit', ...actionsFor(user)] as const).filter((action) => canBeDone(action, user));
};

it('offers everything for a player, and for an admin only that the role is taken away', () => {
  expect(enabledFor(false)).toEqual(['edit', 'reset-password', 'make-admin', 'delete']);
  expect(enabledFor(true)).toEqual(['remove-admin']);
});
