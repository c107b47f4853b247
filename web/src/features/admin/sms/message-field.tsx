import { Textarea } from '@mantine/core';
import { MAX_LENGTH } from '@torchbearer/rules';
import { useLayoutEffect, useRef } from 'react';
import classes from './message-field.module.css';
import { insertAt, PLACEHOLDERS, PLACEHOLDERS_EXPLAINED } from './placeholders.js';

interface MessageFieldProps {
  readonly message: string;
  readonly onWrite: (message: string) => void;
}

/** The blast's text; placeholders are inserted at the caret. */
export function MessageField({ message, onWrite }: MessageFieldProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  const caret = useRef<number | null>(null);

  // After the new text is in the field, because setting it moves the caret to the end.
  useLayoutEffect(() => {
    if (caret.current === null) return;
    field.current?.focus();
    field.current?.setSelectionRange(caret.current, caret.current);
    caret.current = null;
  });

  const insert = (placeholder: string): void => {
    const { selectionStart: start, selectionEnd: end } = field.current ?? {
      selectionStart: message.length,
      selectionEnd: message.length,
    };
    const inserted = insertAt(message, { start, end }, placeholder);
    if (inserted.text.length > MAX_LENGTH.textMessage) return;
    caret.current = inserted.caret;
    onWrite(inserted.text);
  };

  return (
    <div className={classes.message}>
      <Textarea
        ref={field}
        label="Message"
        description={PLACEHOLDERS_EXPLAINED}
        placeholder="What should they know?"
        rows={6}
        maxLength={MAX_LENGTH.textMessage}
        value={message}
        onChange={(event) => onWrite(event.currentTarget.value)}
      />
      <div className={classes.placeholders} role="group" aria-label="Insert a placeholder">
        {PLACEHOLDERS.map((placeholder) => (
          <button
            key={placeholder}
            type="button"
            aria-label={`Insert ${placeholder}`}
            onClick={() => insert(placeholder)}
          >
            {placeholder}
          </button>
        ))}
      </div>
    </div>
  );
}
