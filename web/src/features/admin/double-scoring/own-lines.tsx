import type { BlindLine, Castaway } from '@torchbearer/contract/client';
import { ActionIcon } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { signed } from '../../rules/rule-words.js';
import { lineWords } from './blind-words.js';
import classes from './double-scoring.module.css';

interface OwnLinesProps {
  readonly lines: readonly BlindLine[];
  readonly castaways: readonly Castaway[];
  readonly onRemove?: (id: string) => void;
}

/** The lines of the own tally, by castaway, with their total. */
export const OwnLines = ({ lines, castaways, onRemove }: OwnLinesProps) => (
  <ul className={classes.list} aria-label="Lines of your tally">
    {castaways
      .map((castaway) => ({ castaway, own: lines.filter(({ castawayId }) => castawayId === castaway.id) }))
      .filter(({ own }) => own.length > 0)
      .map(({ castaway: { id, name }, own }) => (
        <li key={id}>
          <p className={classes.who}>
            <strong>{name}</strong>
            <strong className="tabular">{signed(own.reduce((sum, { points }) => sum + points, 0))}</strong>
          </p>
          <ul className={classes.lines} aria-label={`Lines of ${name}`}>
            {own.map((line) => (
              <li key={line.id} className={classes.line}>
                <span>
                  {lineWords(line)}
                  {line.count > 1 && ` × ${String(line.count)}`}
                </span>
                <span className="tabular">{signed(line.points)}</span>
                {onRemove && (
                  <ActionIcon
                    variant="subtle"
                    size={44}
                    aria-label={`Remove ${lineWords(line)} of ${name}`}
                    onClick={() => onRemove(line.id)}
                  >
                    <IconTrash size={20} aria-hidden />
                  </ActionIcon>
                )}
              </li>
            ))}
          </ul>
        </li>
      ))}
  </ul>
);
