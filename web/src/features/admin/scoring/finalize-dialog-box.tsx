import type { PointsEntry } from '@torchbearer/contract/client';
import { Button, Group, Modal, Skeleton } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { adminQueries } from '../../../api/admin-queries.js';
import { api } from '../../../api/client.js';
import { finalWeekQueries } from '../../../api/final-week-queries.js';
import { ErrorState } from '../../../ui/states.js';
import { Review } from './review.js';
import classes from './finality.module.css';

interface FinalizeDialogProps {
  readonly opened: boolean;
  readonly weekNumber: number;
  /** All points of the week as the admin sees them: others are not made final. */
  readonly stored: readonly PointsEntry[];
  readonly onDone: () => void;
  readonly onFailed: (error: Error) => void;
  readonly onCancel: () => void;
}

export function FinalizeDialogBox(props: FinalizeDialogProps) {
  const { opened, weekNumber, onCancel } = props;
  return (
    <Modal opened={opened} onClose={onCancel} title={`Make week ${String(weekNumber)} final?`}>
      {opened && <Content {...props} />}
    </Modal>
  );
}

function Content({ weekNumber, stored, onDone, onFailed, onCancel }: FinalizeDialogProps) {
  const client = useQueryClient();
  const query = adminQueries.weekReview(weekNumber);
  // Fresh each time: the admin decides by it.
  const { data, isFetching, isError, refetch } = useQuery({ ...query, staleTime: 0 });
  const making = useMutation({
    mutationFn: () =>
      api.finalizeWeek({ params: { n: weekNumber }, body: { was: stored.map((entry) => ({ ...entry })) } }),
    onSuccess: onDone,
    onError: onFailed,
    onSettled: async () => {
      await Promise.all(
        [
          query.queryKey,
          finalWeekQueries.scoredWeeks().queryKey,
          adminQueries.weekPoints(weekNumber).queryKey,
        ].map((queryKey) => client.invalidateQueries({ queryKey })),
      );
    },
  });
  return (
    <div className={classes.words}>
      {isFetching && (
        <div role="status" aria-busy="true" aria-label="Checking the points">
          <Skeleton height={72} radius="md" />
        </div>
      )}
      {!isFetching && isError && (
        <ErrorState
          words="Unable to check the points right now."
          onRetry={() => void refetch()}
          retrying={false}
        />
      )}
      {!isFetching && !isError && data && <Review review={data} />}
      <p>From then on, a change needs a reason, and players see both. A final week stays final.</p>
      <Group justify="flex-end" mt="lg">
        <Button variant="default" onClick={onCancel}>
          Cancel
        </Button>
        <Button
          onClick={() => making.mutate()}
          loading={making.isPending}
          disabled={isFetching || isError}
          data-autofocus
        >
          Make final
        </Button>
      </Group>
    </div>
  );
}
