import { Button } from '@mantine/core';
import { CopyButton } from './copy-button.js';
import { Note } from '../../ui/note.js';
import classes from './second-factor.module.css';

interface RecoveryCodesProps {
  readonly title: string;
  readonly codes: readonly string[];
  readonly onDone: () => void;
}

/** Shown once: the server stores only what verifies them. */
export function RecoveryCodes({ title, codes, onDone }: RecoveryCodesProps) {
  return (
    <div className={classes.steps}>
      <Note kind="success">{title}</Note>
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
        <CopyButton text={codes.join('\n')}>Copy the codes</CopyButton>
        <Button onClick={onDone}>I have kept them</Button>
      </div>
    </div>
  );
}
