import { TextInput, type TextInputProps } from '@mantine/core';
import { MAX_PASSWORD_LENGTH } from '@torchbearer/rules';
import { useId, useState } from 'react';
import classes from './password-field.module.css';

interface PasswordFieldProps extends TextInputProps {
  readonly label: string;
  readonly autoComplete: 'current-password' | 'new-password';
}

/** A password, hidden until the user shows it. */
export function PasswordField({ autoFocus = false, ...field }: PasswordFieldProps) {
  const id = useId();
  const [isShown, setShown] = useState(false);
  return (
    <TextInput
      {...field}
      id={id}
      type={isShown ? 'text' : 'password'}
      maxLength={MAX_PASSWORD_LENGTH}
      autoCapitalize="none"
      spellCheck={false}
      autoFocus={autoFocus}
      // A dialog that traps the focus moves it to the element with this attribute.
      data-autofocus={autoFocus || undefined}
      rightSectionWidth={68}
      rightSection={
        <button
          type="button"
          className={classes.toggle}
          aria-pressed={isShown}
          aria-controls={id}
          onClick={() => setShown(!isShown)}
        >
          {isShown ? 'Hide' : 'Show'}
        </button>
      }
    />
  );
}
