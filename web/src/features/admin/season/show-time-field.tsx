import { TextInput } from '@mantine/core';
import { Deadline } from '../../../ui/deadline.js';
import { fromShowClock } from './show-clock.js';

interface ShowTimeFieldProps {
  readonly name: string;
  /** Says that it is PT. */
  readonly label: string;
  /** By the show's clock: '2030-10-09T17:00'. */
  readonly value: string;
  /** What no date means; without it one is required. */
  readonly empty?: string;
  readonly error: string | undefined;
  readonly onChange: (typed: string) => void;
}

const ORDER = ['label', 'input', 'description', 'error'] as const;

/** A date and time in PT; below it the weekday and, where it differs, the viewer's own time. */
export function ShowTimeField({ empty, onChange, ...field }: ShowTimeFieldProps) {
  const instant = fromShowClock(field.value);
  return (
    <TextInput
      {...field}
      type="datetime-local"
      step={60}
      required={empty === undefined}
      inputWrapperOrder={[...ORDER]}
      description={instant === null ? field.value === '' && empty : <Deadline at={instant} />}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
