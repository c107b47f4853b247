import type { Castaway } from '@torchbearer/contract/client';
import { ActionIcon } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { inShowTime } from '../../../time/format.js';
import { ConfirmDialog } from '../../../ui/confirm-dialog.js';
import { EmptyState } from '../../../ui/states.js';
import { wordsOf } from '../../lines/line-words.js';
import { signed } from '../../rules/rule-words.js';
import classes from './entry-list.module.css';
import type { Tally } from './use-tally.js';
import type { TallyLine } from './week-tally.js';

interface EntryListProps {
  readonly week: number;
  readonly castaways: readonly Castaway[];
  /** Only this castaway's; null for all. */
  readonly castaway: Castaway | null;
  readonly tally: Tally;
}

/** What was entered for the week, by all admins, newest first; each line can be removed. */
export function EntryList({ week, castaways, castaway, tally }: EntryListProps) {
  const [wanted, setWanted] = useState<TallyLine | null>(null);
  const nameOf = ({ castawayId }: TallyLine): string =>
    castaways.find(({ id }) => id === castawayId)?.name ?? 'A former castaway';
  const lines = tally.lines.filter(({ castawayId }) => !castaway || castawayId === castaway.id).toReversed();
  const remove = (): void => {
    if (wanted) void tally.takeBack(wanted.id);
    setWanted(null);
  };

  return (
    <section className={classes.pane} aria-labelledby="tally-entries">
      <h2 id="tally-entries" className={classes.title} tabIndex={-1} data-pane="open">
        {castaway ? `Entries of ${castaway.name}` : `Entries of week ${week}`}
      </h2>
      {lines.length === 0 ? (
        <EmptyState words="Nothing is entered yet." next="Choose a castaway, then tap what happened." />
      ) : (
        <ul className={classes.entries}>
          {lines.map((line) => (
            <li key={line.id} className={classes.entry}>
              <div>
                <p className={classes.what}>
                  <strong>{nameOf(line)}</strong> {entryWords(line)}
                </p>
                <p className={classes.when}>
                  {line.isWaiting ? 'Waiting' : inShowTime(line.enteredAt)}
                  {line.author !== null && ` · ${line.author}`}
                </p>
              </div>
              <strong className={line.points < 0 ? classes.loss : classes.gain}>{signed(line.points)}</strong>
              <ActionIcon
                variant="subtle"
                color="gray"
                size={44}
                aria-label={`Remove ${signed(line.points)} ${nameOf(line)}: ${wordsOf(line)}`}
                onClick={() => setWanted(line)}
              >
                <IconTrash size={20} aria-hidden />
              </ActionIcon>
            </li>
          ))}
        </ul>
      )}
      <ConfirmDialog
        opened={wanted !== null}
        title="Remove this entry?"
        action="Remove"
        busy={false}
        onConfirm={remove}
        onCancel={() => setWanted(null)}
      >
        {wanted && `${nameOf(wanted)}, ${signed(wanted.points)}: ${entryWords(wanted)}`}
        {wanted?.author !== null && wanted && ` Entered by ${wanted.author}.`}
      </ConfirmDialog>
    </section>
  );
}

const entryWords = (line: TallyLine): string =>
  `${wordsOf(line)}${line.count > 1 ? ` ×${line.count}` : ''}${line.ruleId === null ? ' (adjustment)' : ''}`;
