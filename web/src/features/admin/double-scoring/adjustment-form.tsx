import { Button, TextInput } from '@mantine/core';
import { MAX_LENGTH, MAX_POINTS, MIN_POINTS } from '@torchbearer/rules';
import { useState, type FormEvent } from 'react';
import classes from './double-scoring.module.css';

interface AdjustmentFormProps {
  /** The castaway's. */
  readonly name: string;
  readonly onAdd: (points: number, reason: string) => void;
}

const pointsIn = (typed: string): number | null => {
  const text = typed.trim().replace('−', '-');
  if (!/^[+-]?\d{1,4}$/.test(text)) return null;
  const points = Number(text);
  return points >= MIN_POINTS && points <= MAX_POINTS ? points : null;
};

/** Points that no rule has, with the reason. */
export function AdjustmentForm({ name, onAdd }: AdjustmentFormProps) {
  const [points, setPoints] = useState('');
  const [reason, setReason] = useState('');
  const [isChecked, setChecked] = useState(false);
  const add = (event: FormEvent): void => {
    event.preventDefault();
    const value = pointsIn(points);
    setChecked(true);
    if (value === null || reason.trim() === '') return;
    onAdd(value, reason.trim());
    setPoints('');
    setReason('');
    setChecked(false);
  };
  return (
    <form className={classes.adjustment} onSubmit={add} aria-label={`Adjustment of ${name}`} noValidate>
      <TextInput
        label="Adjustment"
        placeholder="-2"
        inputMode="text"
        autoComplete="off"
        value={points}
        maxLength={6}
        error={isChecked && pointsIn(points) === null && 'A whole number from −1000 to 1000'}
        onChange={(event) => setPoints(event.currentTarget.value)}
      />
      <TextInput
        label="Reason"
        autoComplete="off"
        value={reason}
        maxLength={MAX_LENGTH.pointsReason}
        error={isChecked && reason.trim() === '' && 'Please say why'}
        onChange={(event) => setReason(event.currentTarget.value)}
      />
      <Button type="submit" variant="default">
        Add adjustment
      </Button>
    </form>
  );
}
