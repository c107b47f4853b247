import type { Castaway } from '@torchbearer/contract/client';
import { Button, Textarea } from '@mantine/core';
import { useState, type FormEvent } from 'react';
import { Note } from '../../ui/note.js';
import { Panel } from '../../ui/page.js';
import type { Order } from './ranking-order.js';
import { linesOf, readRanking, writeRanking } from './ranking-text.js';
import classes from './text-entry.module.css';

interface TextEntryProps {
  /** In their current order. */
  readonly castaways: readonly Castaway[];
  readonly onApply: (order: Order) => void;
  /** Whether there is typed text that was not applied yet. */
  readonly onTyped: (typed: boolean) => void;
}

/** The ranking as names to type or paste. */
export function TextEntry({ castaways, onApply, onTyped }: TextEntryProps) {
  const [begun] = useState(() => writeRanking(castaways));
  const [text, setText] = useState(begun);
  const [problems, setProblems] = useState<readonly string[]>([]);
  const count = castaways.length;

  const apply = (event: FormEvent): void => {
    event.preventDefault();
    const read = readRanking(text, castaways);
    if ('order' in read) onApply(read.order);
    else setProblems(read.problems);
  };

  return (
    <Panel>
      <form className={classes.form} onSubmit={apply}>
        <Textarea
          label="Your ranking, one name per line"
          description={`Enter castaway names in order of your ranking (1-${count}), one per line. Names must match exactly.`}
          value={text}
          onChange={(event) => {
            setText(event.currentTarget.value);
            onTyped(event.currentTarget.value !== begun);
          }}
          rows={count + 1}
          spellCheck={false}
          autoCapitalize="words"
          className={classes.area}
        />
        <p className={classes.count}>
          {linesOf(text).length} of {count} names
        </p>
        {problems.length > 0 && (
          <Note kind="failure">
            {problems.map((problem) => (
              <p key={problem} className={classes.problem}>
                {problem}
              </p>
            ))}
          </Note>
        )}
        <Button type="submit" variant="default" className={classes.apply}>
          Apply Rankings
        </Button>
      </form>
    </Panel>
  );
}
