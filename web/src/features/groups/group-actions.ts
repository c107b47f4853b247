/** What members do with a group after they were asked, and the questions. */
import type { GroupDetails, GroupMember } from '@torchbearer/contract/client';

export type Action =
  | { readonly kind: 'remove' | 'hand-over'; readonly member: GroupMember }
  | { readonly kind: 'code' | 'leave' | 'delete' };

/** Whether the player is no longer in the group once it is done. */
export const isParting = ({ kind }: Action): boolean => kind === 'leave' || kind === 'delete';

interface Question {
  readonly title: string;
  readonly words: string;
  /** The text of the button that does it. */
  readonly action: string;
}

export function questionOf(action: Action, { name }: Pick<GroupDetails, 'name'>): Question {
  switch (action.kind) {
    case 'remove':
      return {
        title: `Remove ${action.member.name}?`,
        words: 'They can join again with the code. Make a new code to prevent that.',
        action: 'Remove',
      };
    case 'hand-over':
      return {
        title: `Make ${action.member.name} the owner?`,
        words:
          'You stay a member, but only the new owner can rename or delete the group, and remove members.',
        action: 'Make owner',
      };
    case 'code':
      return {
        title: 'Make a new code?',
        words: 'The current code and its link stop working. Members stay.',
        action: 'New code',
      };
    case 'leave':
      return {
        title: `Leave “${name}”?`,
        words: 'You can join again with the code.',
        action: 'Leave',
      };
    case 'delete':
      return {
        title: `Delete “${name}”?`,
        words: 'It is gone for all members, and can’t be brought back. Picks and points stay as they are.',
        action: 'Delete',
      };
  }
}

/** What has happened, in one sentence. */
export function outcomeOf(action: Action): string {
  switch (action.kind) {
    case 'remove':
      return `${action.member.name} is no longer a member.`;
    case 'hand-over':
      return `${action.member.name} owns the group now.`;
    case 'code':
      return 'The group has a new code.';
    case 'leave':
      return 'You have left the group.';
    case 'delete':
      return 'The group is deleted.';
  }
}
