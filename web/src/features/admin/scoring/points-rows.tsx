import type { ClipboardEvent, KeyboardEvent } from 'react';
import { SAVE_BUTTON, fieldOf } from './field-ids.js';
import { isColumn, readPaste, type Pasted } from './paste.js';
import { PointsRow } from './points-row.js';
import classes from './points-rows.module.css';
import { nextRow, type Row } from './score-sheet.js';

interface PointsRowsProps {
  readonly rows: readonly Row[];
  readonly weekNumber: number;
  readonly onType: (castawayId: string, text: string) => void;
  readonly onPaste: (pasted: Pasted) => void;
}

/**
 * The column of fields: Enter and the arrow keys move through it, and a pasted spreadsheet column fills it.
 */
export function PointsRows({ rows, weekNumber, onType, onPaste }: PointsRowsProps) {
  const walk = (event: KeyboardEvent, index: number): void => {
    const step = stepOf(event);
    if (step === null) return;
    event.preventDefault();
    const next = nextRow(rows, index, step);
    const castaway = next === null ? undefined : rows[next]?.castaway;
    if (castaway) document.getElementById(fieldOf(castaway.id))?.focus();
    else if (event.key === 'Enter' && step === 1) document.getElementById(SAVE_BUTTON)?.focus();
  };
  const paste = (event: ClipboardEvent, index: number): void => {
    const text = event.clipboardData.getData('text/plain');
    if (!isColumn(text)) return;
    event.preventDefault();
    onPaste(readPaste(text, rows, index));
  };
  return (
    <ul className={classes.rows} aria-label={`Points of week ${weekNumber}`}>
      {rows.map((row, index) => (
        <PointsRow
          key={row.castaway.id}
          row={row}
          onType={(text) => onType(row.castaway.id, text)}
          onKeyDown={(event) => walk(event, index)}
          onPaste={(event) => paste(event, index)}
        />
      ))}
    </ul>
  );
}

function stepOf({ key, shiftKey, ctrlKey, metaKey, altKey }: KeyboardEvent): 1 | -1 | null {
  if (ctrlKey || metaKey || altKey) return null;
  if (key === 'Enter') return shiftKey ? -1 : 1;
  if (key === 'ArrowDown') return 1;
  return key === 'ArrowUp' ? -1 : null;
}
