import { TextInput } from '@mantine/core';

interface WholeNumberFieldProps {
  readonly name: string;
  readonly label: string;
  readonly description: string;
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (typed: string) => void;
}

const ORDER = ['label', 'input', 'description', 'error'] as const;

/** A text field with a phone's digits: it holds what was typed, also while that is no number yet. */
export const WholeNumberField = ({ onChange, ...field }: WholeNumberFieldProps) => (
  <TextInput
    {...field}
    required
    inputMode="numeric"
    autoComplete="off"
    maxLength={3}
    inputWrapperOrder={[...ORDER]}
    onChange={(event) => onChange(event.currentTarget.value)}
  />
);
