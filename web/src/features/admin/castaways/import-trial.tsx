import type { Castaway, CastawayImport } from '@torchbearer/contract/client';
import { Button } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { Note } from '../../../ui/note.js';
import table from '../parts/table.module.css';
import { counted, planLines, type PlannedLine } from './import-plan.js';
import classes from './import-trial.module.css';

interface ImportTrialProps {
  readonly text: string;
  readonly castaways: readonly Castaway[];
  readonly trial: CastawayImport;
  readonly isImporting: boolean;
  readonly onImport: () => void;
  readonly onDiscard: () => void;
}

const KIND: Readonly<Record<PlannedLine['kind'], string>> = {
  new: 'Created',
  changed: 'Changed',
  same: 'As it is',
  fault: 'Fault',
};

/** What the file would do, line by line, and the button that imports it. */
export function ImportTrial(props: ImportTrialProps) {
  const { text, castaways, trial, isImporting, onImport, onDiscard } = props;
  const heading = useRef<HTMLHeadingElement>(null);
  // The button that started the import is gone, so the focus moves here.
  useEffect(() => heading.current?.focus(), []);
  const lines = planLines(text, castaways, trial.rejected);
  const errorCount = trial.rejected.length;
  const isIdle = errorCount === 0 && trial.created + trial.updated === 0;
  return (
    <div className={classes.trial}>
      <h3 ref={heading} tabIndex={-1} className={classes.title}>
        What this file would do
      </h3>
      {errorCount > 0 ? (
        <Note kind="failure">
          {errorCount === 1 ? '1 line has a fault' : `${errorCount} lines have faults`}: nothing can be
          imported until every line is right. Mend the file and choose it again, or change the lines above.
        </Note>
      ) : (
        <Note kind="info">
          {isIdle ? 'Nothing: every castaway is as the file has them already.' : `Import: ${counted(trial)}.`}
        </Note>
      )}
      <div
        className={`${table.frame} ${classes.frame}`}
        role="region"
        aria-label="Lines of the file"
        tabIndex={0}
      >
        <table className={`${table.table} ${table.cards}`}>
          <thead>
            <tr>
              <th scope="col" className={table.figure}>
                Line
              </th>
              <th scope="col">Castaway</th>
              <th scope="col">What happens</th>
              <th scope="col">In detail</th>
            </tr>
          </thead>
          <tbody>
            {lines.map(({ line, name, kind, words }) => (
              <tr key={line}>
                <td className={table.figure} data-label="Line">
                  {line}
                </td>
                <th scope="row">{name || '(no name)'}</th>
                <td>
                  <span className={classes.kind} data-kind={kind}>
                    {KIND[kind]}
                  </span>
                </td>
                <td>{words}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <div className={classes.buttons}>
        <Button onClick={onImport} loading={isImporting} disabled={errorCount > 0 || isIdle}>
          Import
        </Button>
        <Button variant="default" onClick={onDiscard} disabled={isImporting}>
          Discard
        </Button>
      </div>
    </div>
  );
}
