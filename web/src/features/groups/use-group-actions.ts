import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { GroupDetails } from '@torchbearer/contract/client';
import { useNavigate } from 'react-router-dom';
import { api } from '../../api/client.js';
import { errorSentence } from '../../api/error-sentence.js';
import { queries } from '../../api/queries.js';
import { paths } from '../../paths.js';
import { announce } from '../../ui/announcer.js';
import { isParting, outcomeOf, type Action } from './group-actions.js';
import { actionsOn, keysOf } from './use-group.js';

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
    mutationKey: actionsOn(id),
    mutationFn: (action: Action) => send(id, action),
    onMutate: async (action) => {
      // The server would refuse what arrives after it.
      if (isParting(action))
        await Promise.all(keysOf(id).map((queryKey) => client.cancelQueries({ queryKey, exact: true })));
    },
    onSuccess: async (_response, action) => {
      if (isParting(action)) {
        await navigate(paths.groups, { replace: true });
        announce(outcomeOf(action));
        // The screen may still be there.
        for (const queryKey of keysOf(id)) client.setQueryData(queryKey, null);
      }
      await client.invalidateQueries({ queryKey: queries.groups().queryKey, exact: true });
      for (const queryKey of keysOf(id)) await client.invalidateQueries({ queryKey, exact: true });
    },
    onSettled: (_response, error, action) => {
      if (error || !isParting(action)) onSettled();
    },
  });
  const readAgain = (): void => {
    for (const queryKey of keysOf(id)) void client.invalidateQueries({ queryKey, exact: true });
  };
  const { error, isSuccess, variables } = acting;
  const outcome = error
    ? ({ kind: 'failure', words: errorSentence(error, 'That did not work.') } as const)
    : isSuccess
      ? ({ kind: 'success', words: outcomeOf(variables) } as const)
      : null;
  return {
    act: (action: Action) => acting.mutate(action, { onError: readAgain }),
    isActing: acting.isPending,
    outcome,
  };
}
