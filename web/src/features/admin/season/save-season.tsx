import { Button } from '@mantine/core';
import { OutcomeNote } from '../parts/outcome-note.js';
import { FIELDS } from './field-table.js';
import { OvertakenNote } from './overtaken-note.js';
import type { SeasonFormState } from './use-season-form.js';
import { Warnings } from './warnings.js';
import classes from './season-form.module.css';

/** The warnings and the save button. */
export function SaveSeason({ form }: { readonly form: SeasonFormState }) {
  return (
    <div className={classes.save}>
      <Warnings words={form.warnings} />
      <OvertakenNote fields={form.overtaken.map((name) => FIELDS[name].label)} />
      <OutcomeNote outcome={form.outcome} />
      <div className={classes.buttons}>
        <Button type="submit" disabled={!form.isEdited} loading={form.sending.isPending}>
          Save season
        </Button>
        {form.isEdited && (
          <>
            <Button variant="default" onClick={form.discard}>
              Discard changes
            </Button>
            <span className={classes.dim}>You have unsaved changes.</span>
          </>
        )}
      </div>
    </div>
  );
}
