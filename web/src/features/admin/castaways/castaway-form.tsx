import type { Castaway } from '@torchbearer/contract/client';
import { Button, TextInput } from '@mantine/core';
import { MAX_AGE, MAX_LENGTH, MIN_AGE } from '@torchbearer/rules';
import { useEffect, useRef, type ChangeEvent, type FormEvent } from 'react';
import { Panel } from '../../../ui/page.js';
import { UnsavedGuard } from '../../../ui/unsaved-guard.js';
import { OutcomeNote } from '../parts/outcome-note.js';
import type { CastawayField } from './castaway-fields.js';
import classes from './castaway-form.module.css';
import { useCastawayForm } from './use-castaway-form.js';

interface CastawayFormProps {
  /** Who is changed; null adds somebody. */
  readonly castaway: Castaway | null;
  /** The castaway that was changed is saved, or left as it was. */
  readonly onDone: () => void;
}

export function CastawayForm({ castaway, onDone }: CastawayFormProps) {
  const form = useCastawayForm(castaway, onDone);
  const element = useRef<HTMLFormElement>(null);
  const goTo = (field: string): void =>
    element.current?.querySelector<HTMLElement>(`[name="${field}"]`)?.focus();
  // Whoever asked to edit is led to the form, which stands above the list.
  const edited = castaway?.id;
  useEffect(() => {
    if (edited !== undefined) element.current?.querySelector<HTMLElement>('[name="name"]')?.focus();
  }, [edited]);

  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (!form.isSaving) form.submit(goTo);
  };
  const field = (name: CastawayField) => ({
    name,
    autoComplete: 'off',
    value: form.typed[name],
    error: form.faults[name],
    onChange: (event: ChangeEvent<HTMLInputElement>) => form.change(name, event.currentTarget.value),
  });
  return (
    <Panel title={castaway ? `Edit ${castaway.name}` : 'Add a castaway'}>
      <UnsavedGuard when={form.isEdited} params={['edit']}>
        What you have typed about {castaway?.name ?? 'a new castaway'} is not saved yet.
      </UnsavedGuard>
      <form ref={element} className={classes.form} onSubmit={submit} noValidate>
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
          description="Left empty, the photo is looked for by name. From another site, by https only, it shows once pages are reloaded."
          inputMode="url"
          maxLength={MAX_LENGTH.pictureAddress}
          {...field('imageUrl')}
        />
        <OutcomeNote outcome={form.outcome} />
        <div className={classes.buttons}>
          <Button type="submit" loading={form.isSaving}>
            {castaway ? 'Update' : 'Create'}
          </Button>
          <Button variant="default" onClick={form.cancel} disabled={form.isSaving}>
            Cancel
          </Button>
          {castaway && form.isEdited && <span className={classes.hint}>Not saved yet.</span>}
        </div>
      </form>
    </Panel>
  );
}
