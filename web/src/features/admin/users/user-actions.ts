/** An admin's actions on a user, with their texts. */
import type { User } from '@torchbearer/contract/client';

export type UserAction = 'reset-password' | 'reset-second-factor' | 'make-admin' | 'remove-admin' | 'delete';

interface ActionWords {
  readonly label: string;
  readonly question: (user: User) => string;
  readonly consequence: string;
  /** The same, if the admin does it to their own account. */
  readonly ownConsequence?: string;
  readonly done: (user: User) => string;
  readonly failed: string;
}

export const ACTIONS: Readonly<Record<UserAction, ActionWords>> = {
  'reset-password': {
    label: 'Reset Password',
    question: ({ name }) => `Reset the password of ${name}?`,
    consequence:
      'Their password stops working and they are signed out everywhere. You get a temporary password to pass on; it signs in once and asks for a new one.',
    done: ({ name }) => `${name} has a temporary password.`,
    failed: 'Failed to reset password',
  },
  'reset-second-factor': {
    label: 'Reset Second Factor',
    question: ({ name }) => `Switch off the second factor of ${name}?`,
    consequence:
      'They are signed out everywhere, and their password alone signs in again. Do this only if you are sure that they asked for it.',
    done: ({ name }) => `${name} has no second factor any more.`,
    failed: 'Failed to switch the second factor off',
  },
  'make-admin': {
    label: 'Make Admin',
    question: ({ name }) => `Make ${name} an admin?`,
    consequence: 'They can do everything that you can: run the draft, enter scores, change and delete users.',
    done: ({ name }) => `${name} is an admin now.`,
    failed: 'Failed to update user role.',
  },
  'remove-admin': {
    label: 'Remove Admin',
    question: ({ name }) => `Take the admin role from ${name}?`,
    consequence: 'They are a player again and cannot open these pages any more.',
    ownConsequence:
      'This is your own role: you are a player again and cannot open these pages any more until another admin gives it back.',
    done: ({ name }) => `${name} is a player now.`,
    failed: 'Failed to update user role.',
  },
  delete: {
    label: 'Delete',
    question: ({ name }) => `Delete ${name}?`,
    consequence:
      'They leave the standings and every list, with their rankings, roster and picks. This cannot be taken back.',
    done: ({ name }) => `${name} was deleted.`,
    failed: 'Failed to delete user',
  },
};

/** The items of the dropdown below 'Edit'. */
export const actionsFor = ({ isAdmin, hasSecondFactor }: User): readonly UserAction[] => [
  'reset-password',
  ...(hasSecondFactor ? (['reset-second-factor'] as const) : []),
  isAdmin ? 'remove-admin' : 'make-admin',
  'delete',
];

/** An admin must lose the role before any other action. */
export const canBeDone = (action: UserAction | 'edit', { isAdmin }: User): boolean =>
  !isAdmin || action === 'remove-admin';
