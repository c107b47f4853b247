import { TextInput, type TextInputProps } from '@mantine/core';

const ORDER = ['label', 'input', 'description', 'error'] as const;

/** A text field with a numeric keypad: it keeps the typed text, even while that is not a number yet. */
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
