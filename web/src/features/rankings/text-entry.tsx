import { Button, Textarea } from '@mantine/core';
import { useEffect, useRef, type FormEvent } from 'react';
import { Note } from '../../ui/note.js';
import { Panel } from '../../ui/page.js';
import { linesOf } from './ranking-text.js';
import classes from './text-entry.module.css';

interface TextEntryProps {
  /** How many castaways there are to rank. */
  readonly count: number;
  readonly text: string;
  /** Why the text could not be applied. */
  readonly problems: readonly string[];
  readonly onText: (text: string) => void;
  readonly onApply: () => void;
  /** Resets the text to the current order; null if nothing was typed. */
  readonly onDiscard: (() => void) | null;
}

/** The ranking as names to type or paste. */
export function TextEntry({ count, text, problems, onText, onApply, onDiscard }: TextEntryProps) {
  const note = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (problems.length > 0) note.current?.scrollIntoView({ block: 'center' });
  }, [problems]);

  const apply = (event: FormEvent): void => {
    event.preventDefault();
    onApply();
  };

  return (
    <Panel>
      <form className={classes.form} onSubmit={apply}>
        <Textarea
          label="Your ranking, one name per line"
          description={`Enter castaway names in order of your ranking (1-${count}), one per line. Names must match exactly.`}
          value={text}
          onChange={(event) => onText(event.currentTarget.value)}
          rows={count + 1}
          spellCheck={false}
          autoCapitalize="words"
          className={classes.area}
        />
        <p className={classes.count}>
          {linesOf(text).length} of {count} names
        </p>
        {problems.length > 0 && (
          <div ref={note}>
            <Note kind="failure">
              {problems.map((problem) => (
                <p key={problem} className={classes.problem}>
                  {problem}
                </p>
              ))}
            </Note>
          </div>
        )}
        <div className={classes.buttons}>
          <Button type="submit" variant="default">
            Apply Rankings
          </Button>
          {onDiscard && (
            <Button variant="subtle" onClick={onDiscard}>
              Discard what I typed
            </Button>
          )}
        </div>
      </form>
    </Panel>
  );
}
