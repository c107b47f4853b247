import type { ClipboardEvent, KeyboardEvent } from 'react';
import { Portrait } from '../../../ui/portrait.js';
import { Tribe } from '../../../ui/tribe.js';
import { fieldOf } from './field-ids.js';
import classes from './points-rows.module.css';
import { POINTS_FAULT, differenceWords, withOtherSign } from './points-text.js';
import type { Row } from './score-sheet.js';

interface PointsRowProps {
  readonly row: Row;
  readonly onType: (text: string) => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
  readonly onPaste: (event: ClipboardEvent) => void;
}

export function PointsRow({ row, onType, onKeyDown, onPaste }: PointsRowProps) {
  const { castaway, text, stored, state } = row;
  const id = fieldOf(castaway.id);
  const isOut = state === 'eliminated';
  const words = wordsOf(row);
  return (
    <li className={classes.row} data-state={state} data-clash={row.clash !== null || undefined}>
      <Portrait castaway={castaway} size={36} round lazy />
      <div className={classes.who}>
        <label htmlFor={id} className={classes.name}>
          {castaway.name}
        </label>
        <p id={`${id}-note`} className={classes.note}>
          {words ?? <Tribe name={castaway.tribe} />}
        </p>
      </div>
      {!isOut && (
        <button
          type="button"
          className={classes.sign}
          // Phone keyboards may lack a minus, so this field has its own.
          tabIndex={-1}
          aria-label={`Other sign for ${castaway.name}`}
          onClick={() => onType(withOtherSign(text))}
        >
          ±
        </button>
      )}
      <input
        id={id}
        className={`${classes.field} tabular`}
        type="text"
        inputMode="numeric"
        enterKeyHint="next"
        autoComplete="off"
        value={text}
        placeholder={isOut ? '' : '–'}
        disabled={isOut}
        aria-invalid={state === 'invalid' || undefined}
        aria-describedby={`${id}-note`}
        onChange={(event) => onType(event.currentTarget.value)}
        // Typing replaces the current value.
        onFocus={(event) => event.currentTarget.select()}
        onBlur={() => {
          if (state === 'blank') onType(stored === null ? '' : String(stored));
        }}
        onKeyDown={onKeyDown}
        onPaste={onPaste}
      />
    </li>
  );
}

/** The message about a field; null if there is none. */
function wordsOf({ state, stored, points, clash, barred }: Row): string | null {
  if (state === 'eliminated') {
    const out = '⚠️ Eliminated - no points allowed';
    return barred === null ? out : `${out}. Not saved: ${barred}`;
  }
  if (state === 'invalid') return POINTS_FAULT;
  if (state === 'blank') return `Left as saved: ${String(stored)}`;
  if (state === 'same') return null;
  const unsaved = stored === null ? 'Not saved yet' : `Not saved: ${differenceWords(stored, points)}`;
  return clash ? `${unsaved}. Another admin saved ${clash.now ?? 'none'} meanwhile` : unsaved;
}
