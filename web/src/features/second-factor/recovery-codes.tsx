import { Button } from '@mantine/core';
import { useState } from 'react';
import { Note } from '../../ui/note.js';
import classes from './second-factor.module.css';

interface RecoveryCodesProps {
  readonly codes: readonly string[];
  readonly onDone: () => void;
}

/** Shown once: the server stores only what verifies them. */
export function RecoveryCodes({ codes, onDone }: RecoveryCodesProps) {
  const [isCopied, setCopied] = useState(false);
  const copy = (): void => {
    void navigator.clipboard.writeText(codes.join('\n')).then(
      () => setCopied(true),
      // Without https there is no clipboard: the codes are on the screen.
      () => undefined,
    );
  };
  return (
    <div className={classes.steps}>
      <Note kind="success">Your second factor is on.</Note>
      <p>
        Keep these recovery codes where you will find them without your phone. Each signs you in once. They
        are not shown again.
      </p>
      <ul className={classes.codes} aria-label="Recovery codes">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className={classes.buttons}>
        <Button variant="default" onClick={copy}>
          {isCopied ? 'Copied' : 'Copy the codes'}
        </Button>
        <Button onClick={onDone}>I have kept them</Button>
      </div>
    </div>
  );
}
