import { Button } from '@mantine/core';
import { Note } from '../../../ui/note.js';
import type { Pasted } from './paste.js';
import classes from './notes.module.css';

interface PasteReportProps {
  readonly pasted: Pasted | null;
  readonly onClose: () => void;
}

/** What a paste has filled in, and each unmatched line unchanged. */
export function PasteReport({ pasted, onClose }: PasteReportProps) {
  if (pasted === null) return null;
  const { texts, left } = pasted;
  const filled = `${texts.size} ${texts.size === 1 ? 'castaway' : 'castaways'} filled in.`;
  return (
    <Note kind={left.length > 0 ? 'failure' : 'success'}>
      <div className={classes.body}>
        <span>
          {filled}
          {left.length > 0 && ` ${left.length} of the pasted lines could not be used:`}
        </span>
        {left.length > 0 && (
          <ul className={classes.lines}>
            {left.map(({ line, why }, index) => (
              <li key={index}>
                <code>{line.replaceAll('\t', '  ').trim() || '(empty)'}</code> {why}
              </li>
            ))}
          </ul>
        )}
        <Button variant="default" onClick={onClose}>
          Got it
        </Button>
      </div>
    </Note>
  );
}
