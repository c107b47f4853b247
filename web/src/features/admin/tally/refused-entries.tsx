import type { Castaway, PointsLine } from '@torchbearer/contract/client';
import { Button } from '@mantine/core';
import { Note } from '../../../ui/note.js';
import { wordsOf } from '../../lines/line-words.js';
import { signed } from '../../rules/rule-words.js';
import { keyOf, type Change } from './queue.js';
import classes from './refused-entries.module.css';
import { ReasonForm } from './reason-form.js';
import type { Tally } from './use-tally.js';
import { pricedLine } from './week-tally.js';

interface RefusedEntriesProps {
  readonly castaways: readonly Castaway[];
  readonly tally: Tally;
}

/** Entries that the server refused, with its reason: the admin has them sent again or drops them. */
export function RefusedEntries({ castaways, tally }: RefusedEntriesProps) {
  if (tally.refused.length === 0) return null;
  return (
    <div className={classes.frame}>
      <Note kind="failure">
        <ul className={classes.list}>
          {tally.refused.map((change) => {
            const key = keyOf(change);
            return (
              <li key={key}>
                <p>
                  <strong>{changeWords(change, castaways, tally)}</strong> <span>{change.refusal}</span>
                </p>
                <div className={classes.ways}>
                  {change.needsReason !== true && (
                    <Button variant="default" onClick={() => void tally.retry(key)}>
                      Try again
                    </Button>
                  )}
                  <Button variant="default" onClick={() => void tally.drop(key)}>
                    Drop
                  </Button>
                </div>
              </li>
            );
          })}
        </ul>
        {tally.weekToCorrect !== null && (
          <ReasonForm
            key={tally.weekToCorrect}
            week={tally.weekToCorrect}
            onSend={(week, reason) => void tally.correct(week, reason)}
          />
        )}
      </Note>
    </div>
  );
}

function changeWords(change: Change, castaways: readonly Castaway[], { lines }: Tally): string {
  const line = change.kind === 'add' ? pricedLine(change.line) : lines.find(({ id }) => id === change.id);
  const what = line ? lineWords(line, castaways) : 'An entry';
  return `Week ${change.week}, ${change.kind === 'add' ? '' : 'removal of '}${what}.`;
}

function lineWords(
  line: Omit<PointsLine, 'enteredBy' | 'enteredAt'>,
  castaways: readonly Castaway[],
): string {
  const name = castaways.find(({ id }) => id === line.castawayId)?.name ?? 'unknown castaway';
  return `${name} ${signed(line.points)}: ${wordsOf(line)}`;
}
