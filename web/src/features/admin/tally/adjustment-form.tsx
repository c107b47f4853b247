import { ActionIcon, Button, TextInput } from '@mantine/core';
import { MAX_LENGTH } from '@torchbearer/rules';
import { useApiForm } from '../../../ui/use-api-form.js';
import { POINTS_FAULT, readPoints, withOtherSign } from '../scoring/points-text.js';
import classes from './adjustment-form.module.css';

interface AdjustmentFormProps {
  readonly onEnter: (entry: { readonly points: number; readonly reason: string }) => Promise<void>;
}

/** Points that no rule gives, with the reason, which players see. */
export function AdjustmentForm({ onEnter }: AdjustmentFormProps) {
  const form = useApiForm({
    initialValues: { points: '', reason: '' },
    validate: ({ points, reason }) => ({
      points: readPoints(points) === null ? POINTS_FAULT : undefined,
      reason: reason.trim() === '' ? 'Players see this reason beside the points' : undefined,
    }),
    send: ({ points, reason }) => onEnter({ points: readPoints(points) ?? 0, reason: reason.trim() }),
    onSuccess: () => form.reset(),
  });
  return (
    <form className={classes.form} onSubmit={form.submit} noValidate>
      <TextInput
        label="Points"
        inputMode="numeric"
        autoComplete="off"
        maxLength={6}
        rightSectionWidth={48}
        rightSection={
          // Phone keyboards may lack a minus.
          <ActionIcon
            variant="subtle"
            size={44}
            aria-label="Other sign"
            onClick={() => form.setFieldValue('points', withOtherSign(form.values.points))}
          >
            ±
          </ActionIcon>
        }
        {...form.getInputProps('points')}
      />
      <TextInput
        label="Reason"
        autoComplete="off"
        maxLength={MAX_LENGTH.pointsReason}
        {...form.getInputProps('reason')}
      />
      <Button type="submit" loading={form.sending.isPending}>
        Add adjustment
      </Button>
    </form>
  );
}
