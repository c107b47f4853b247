import { TextInput } from '@mantine/core';
import { useLayoutEffect, useRef, useState, type ChangeEvent } from 'react';
import { retyped, type Deletion, type Typed } from './phone-typing.js';

interface PhoneInputProps {
  readonly label: string;
  /** Set for a field that appears at the user's request. */
  readonly autoFocus: boolean;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

const DELETIONS: Readonly<Record<string, Deletion>> = {
  deleteContentBackward: 'backward',
  deleteContentForward: 'forward',
};

/** A field for a US number that is formatted while typing; the caret keeps its place. */
export function PhoneInput({ label, autoFocus, value, onChange }: PhoneInputProps) {
  const input = useRef<HTMLInputElement>(null);
  // A new object for each change, so that the caret is set again even at the same position.
  const [typed, setTyped] = useState<Typed>({ value, caret: 0 });
  useLayoutEffect(() => {
    if (document.activeElement === input.current) input.current?.setSelectionRange(typed.caret, typed.caret);
  }, [typed]);

  const change = ({ currentTarget, nativeEvent }: ChangeEvent<HTMLInputElement>): void => {
    const { inputType = '' } = nativeEvent as InputEvent;
    const caret = currentTarget.selectionStart ?? currentTarget.value.length;
    const next = retyped(value, { value: currentTarget.value, caret }, DELETIONS[inputType] ?? null);
    setTyped(next);
    onChange(next.value);
  };

  return (
    <TextInput
      ref={input}
      label={label}
      autoFocus={autoFocus}
      description="US numbers only, 10 digits."
      placeholder="(202) 555-0123"
      type="tel"
      inputMode="tel"
      autoComplete="tel-national"
      value={value}
      onChange={change}
    />
  );
}
