import { TextInput, type TextInputProps } from '@mantine/core';

/** A code of the second factor, or a recovery code. */
export function CodeField(props: TextInputProps) {
  return (
    <TextInput
      label="Code"
      name="code"
      description="From your authenticator app, or a recovery code."
      autoComplete="one-time-code"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={20}
      {...props}
    />
  );
}
