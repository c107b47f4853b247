import { TextInput } from '@mantine/core';
import { MAX_PASSWORD_LENGTH } from '@torchbearer/rules';
import { useId, useState } from 'react';
import classes from './password-field.module.css';

interface PasswordFieldProps {
  readonly label: string;
  readonly name: string;
  readonly value: string;
  readonly onChange: (typed: string) => void;
  readonly autoComplete: 'current-password' | 'new-password';
  readonly error?: string | undefined;
  readonly description?: string;
  readonly required?: boolean;
  readonly autoFocus?: boolean;
}

/** A password, hidden until its owner wants to see it. */
export function PasswordField({ onChange, autoFocus, ...field }: PasswordFieldProps) {
  const id = useId();
  const [seen, setSeen] = useState(false);
  return (
    <TextInput
      {...field}
      id={id}
      type={seen ? 'text' : 'password'}
      onChange={(event) => onChange(event.currentTarget.value)}
      maxLength={MAX_PASSWORD_LENGTH}
      autoCapitalize="none"
      spellCheck={false}
      // A dialog that traps the focus looks for it where this says.
      autoFocus={autoFocus ?? false}
      data-autofocus={autoFocus || undefined}
      rightSectionWidth={68}
      rightSection={
        <button
          type="button"
          className={classes.toggle}
          aria-pressed={seen}
          aria-controls={id}
          onClick={() => setSeen(!seen)}
        >
          {seen ? 'Hide' : 'Show'}
        </button>
      }
    />
  );
}
