import type { Castaway } from '@torchbearer/contract/client';
import { Button, Textarea } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { Panel } from '../../../ui/page.js';
import { saveCsv, toCsv } from '../parts/csv.js';
import { OutcomeNote } from '../parts/outcome-note.js';
import { FileDrop } from './file-drop.js';
import classes from './import-panel.module.css';
import { fileOf, TEMPLATE } from './import-plan.js';
import { ImportTrial } from './import-trial.js';
import { useImport } from './use-import.js';

interface ImportPanelProps {
  readonly castaways: readonly Castaway[];
}

/** Imports the whole cast from a spreadsheet. */
export function ImportPanel({ castaways }: ImportPanelProps) {
  const file = useImport();
  const { trial } = file;
  return (
    <Panel title="Import from CSV" className={trial ? classes.wide : undefined}>
      <div className={classes.import}>
        <p className={classes.hint}>
          One castaway per line. A known name is changed, a new one is created. An eliminated castaway without
          a week goes out in the active week. You see what would happen, line by line, before anything is
          saved.
        </p>
        <div className={classes.buttons}>
          <Button
            variant="default"
            leftSection={<IconDownload size={18} aria-hidden />}
            onClick={() => saveCsv('castaways-template.csv', toCsv(TEMPLATE))}
          >
            Download template
          </Button>
          {castaways.length > 0 && (
            <Button
              variant="default"
              leftSection={<IconDownload size={18} aria-hidden />}
              onClick={() => saveCsv('castaways.csv', toCsv(fileOf(castaways)))}
            >
              Download this list
            </Button>
          )}
        </div>
        <FileDrop onFile={(chosen) => void file.giveFile(chosen)} />
        <Textarea
          label="Or paste its lines"
          rows={4}
          spellCheck={false}
          placeholder={'name,tribe,age\nJuniper Hale,Ember,34'}
          classNames={{ input: classes.lines ?? '' }}
          value={file.text}
          onChange={(event) => file.give(event.currentTarget.value)}
        />
        {!trial && (
          <div className={classes.buttons}>
            <Button onClick={file.check} loading={file.isChecking}>
              Check the lines
            </Button>
          </div>
        )}
        {trial && (
          <ImportTrial
            text={file.text}
            castaways={castaways}
            trial={trial}
            isImporting={file.isImporting}
            onImport={file.importNow}
            onDiscard={() => file.give('')}
          />
        )}
        <OutcomeNote outcome={file.outcome} />
      </div>
    </Panel>
  );
}
