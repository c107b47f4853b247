import { Button } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { Note } from '../../ui/note.js';
import type { Letter } from './contact-rules.js';
import { mailLink } from './mail-link.js';
import classes from './written.module.css';

interface WrittenProps {
  readonly letter: Letter;
  readonly supportEmail: string;
  readonly onAgain: () => void;
}

/** The letter is written; the visitor only has to send it. */
export function Written({ letter, supportEmail, onAgain }: WrittenProps) {
  const place = useRef<HTMLDivElement>(null);
  // The button that was pressed is gone, so the focus moves here.
  useEffect(() => place.current?.focus(), []);
  return (
    <div className={classes.written} ref={place} tabIndex={-1}>
      <Note kind="success">Thank you, {letter.name.trim()}. Your message is written.</Note>
      <p className={classes.text}>
        One step is left: this page can’t deliver it. Send it by e-mail
        {supportEmail && (
          <>
            {' '}
            to <strong>{supportEmail}</strong>
          </>
        )}
        , and you have an answer in under 24 hours.
      </p>
      <blockquote className={classes.message}>{letter.message.trim()}</blockquote>
      <div className={classes.ways}>
        {supportEmail && (
          <Button component="a" href={mailLink(supportEmail, letter)}>
            Open it in my e-mail app
          </Button>
        )}
        <Button variant="default" onClick={onAgain}>
          Write another
        </Button>
      </div>
    </div>
  );
}
