import { TextInput, type TextInputProps } from '@mantine/core';

const ORDER = ['label', 'input', 'description', 'error'] as const;

/** A text field with a phone's digits: it holds what was typed, also while that is no number yet. */
export const WholeNumberField = (field: TextInputProps) => (
  <TextInput
    {...field}
    required
    inputMode="numeric"
    autoComplete="off"
    maxLength={3}
    inputWrapperOrder={[...ORDER]}
  />
);
