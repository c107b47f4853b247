import { TextInput, type TextInputProps } from '@mantine/core';
import { Deadline } from '../../../ui/deadline.js';
import { fromShowClock } from './show-clock.js';

interface ShowTimeFieldProps extends TextInputProps {
  /** Says that it is PT. */
  readonly label: string;
  /** The field's value, by the show's clock: '2030-10-09T17:00'. */
  readonly shown: string;
  /** What no date means; without it one is required. */
  readonly empty?: string;
}

const ORDER = ['label', 'input', 'description', 'error'] as const;

/** A date and time in PT; below it the weekday and, where it differs, the viewer's own time. */
export function ShowTimeField({ shown, empty, ...field }: ShowTimeFieldProps) {
  const instant = fromShowClock(shown);
  return (
    <TextInput
      {...field}
      type="datetime-local"
      step={60}
      required={empty === undefined}
      inputWrapperOrder={[...ORDER]}
      description={instant === null ? shown === '' && empty : <Deadline at={instant} />}
    />
  );
}
