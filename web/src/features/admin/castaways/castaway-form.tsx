import type { Castaway } from '@torchbearer/contract/client';
import { Button, TextInput } from '@mantine/core';
import { MAX_AGE, MAX_LENGTH, MIN_AGE } from '@torchbearer/rules';
import { useEffect, useEffectEvent } from 'react';
import { Panel } from '../../../ui/page.js';
import { UnsavedGuard } from '../../../ui/unsaved-guard.js';
import { OutcomeNote } from '../parts/outcome-note.js';
import type { CastawayFields } from './castaway-fields.js';
import classes from './castaway-form.module.css';
import { useCastawayForm } from './use-castaway-form.js';

interface CastawayFormProps {
  /** The castaway to change; null adds one. */
  readonly castaway: Castaway | null;
  /** Called when the castaway is saved, or editing is cancelled. */
  readonly onDone: () => void;
}

export function CastawayForm({ castaway, onDone }: CastawayFormProps) {
  const form = useCastawayForm(castaway, onDone);
  // The form is above the list, so editing moves the focus to it.
  const focusForm = useEffectEvent(() => form.getInputNode('name')?.focus());
  const edited = castaway?.id;
  useEffect(() => {
    if (edited !== undefined) focusForm();
  }, [edited]);
  const field = (name: keyof CastawayFields) => ({ ...form.getInputProps(name), autoComplete: 'off' });
  return (
    <Panel title={castaway ? `Edit ${castaway.name}` : 'Add a castaway'}>
      <UnsavedGuard when={form.isEdited} params={['edit']}>
        What you have typed about {castaway?.name ?? 'a new castaway'} is not saved yet.
      </UnsavedGuard>
      <form className={classes.form} onSubmit={form.submit} noValidate>
        <div className={classes.pair}>
          <TextInput label="Name" required maxLength={MAX_LENGTH.castawayName} {...field('name')} />
          <TextInput label="Tribe" maxLength={MAX_LENGTH.tribe} {...field('tribe')} />
          <TextInput label="Occupation" maxLength={MAX_LENGTH.occupation} {...field('occupation')} />
          <TextInput
            label="Age"
            type="number"
            inputMode="numeric"
            min={MIN_AGE}
            max={MAX_AGE}
            step={1}
            {...field('age')}
          />
        </div>
        <TextInput
          label="Hometown"
          placeholder="From → Lives in"
          maxLength={MAX_LENGTH.hometown}
          {...field('hometown')}
        />
        <TextInput
          label="Image URL"
          description="Leave it empty to find the photo by name. An address on another site must use https, and shows once pages are reloaded."
          inputMode="url"
          maxLength={MAX_LENGTH.pictureAddress}
          {...field('imageUrl')}
        />
        <OutcomeNote outcome={form.outcome} />
        <div className={classes.buttons}>
          <Button type="submit" loading={form.sending.isPending}>
            {castaway ? 'Update' : 'Create'}
          </Button>
          <Button variant="default" onClick={form.cancel} disabled={form.sending.isPending}>
            Cancel
          </Button>
          {castaway && form.isEdited && <span className={classes.hint}>Not saved yet.</span>}
        </div>
      </form>
    </Panel>
  );
}
