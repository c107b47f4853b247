import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { GroupDetails } from '@torchbearer/contract/client';
import { useNavigate } from 'react-router-dom';
import { api } from '../../api/client.js';
import { errorSentence } from '../../api/error-sentence.js';
import { groupQueries } from '../../api/group-queries.js';
import { queries } from '../../api/queries.js';
import { paths } from '../../paths.js';
import { announce } from '../../ui/announcer.js';
import { outcomeOf, type Action } from './group-actions.js';

const send = (id: string, action: Action): Promise<unknown> => {
  const params = { id };
  switch (action.kind) {
    case 'remove':
      return api.removeGroupMember({ params: { id, userId: action.member.id } });
    case 'hand-over':
      return api.handOverGroup({ params, body: { userId: action.member.id } });
    case 'code':
      return api.replaceGroupCode({ params });
    case 'leave':
      return api.leaveGroup({ params });
    case 'delete':
      return api.deleteGroup({ params });
  }
};

/** @param onSettled once an action has succeeded or failed, and the player is still in the group */
export function useGroupActions({ id }: Pick<GroupDetails, 'id'>, onSettled: () => void) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const acting = useMutation({
    mutationFn: (action: Action) => send(id, action),
    onSuccess: async (_response, action) => {
      if (action.kind === 'leave' || action.kind === 'delete') {
        await navigate(paths.groups, { replace: true });
        announce(outcomeOf(action));
        client.removeQueries({ queryKey: groupQueries.group(id).queryKey });
        client.removeQueries({ queryKey: groupQueries.groupStandings(id).queryKey });
        await client.invalidateQueries({ queryKey: queries.groups().queryKey, exact: true });
      } else {
        // Also each group's own.
        await client.invalidateQueries({ queryKey: queries.groups().queryKey });
        await client.invalidateQueries({ queryKey: groupQueries.groupStandings(id).queryKey });
      }
    },
    onSettled: (_response, _error, action) => {
      if (action.kind !== 'leave' && action.kind !== 'delete') onSettled();
    },
    onError: (_error, action) => {
      if (action.kind === 'leave' || action.kind === 'delete') onSettled();
    },
  });
  const { error, isSuccess, variables } = acting;
  const outcome = error
    ? ({ kind: 'failure', words: errorSentence(error, 'That did not work.') } as const)
    : isSuccess
      ? ({ kind: 'success', words: outcomeOf(variables) } as const)
      : null;
  return { act: (action: Action) => acting.mutate(action), isActing: acting.isPending, outcome };
}
