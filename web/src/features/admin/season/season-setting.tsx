import { Switch, TextInput } from '@mantine/core';
import { FIELDS } from './field-table.js';
import type { SeasonField, SeasonFields } from './season-fields.js';
import classes from './season-form.module.css';
import { ShowTimeField } from './show-time-field.js';
import type { SeasonFormState } from './use-season-form.js';
import { WholeNumberField } from './whole-number-field.js';

type Switched = { [Name in SeasonField]: SeasonFields[Name] extends boolean ? Name : never }[SeasonField];

interface SettingProps<Name extends SeasonField = SeasonField> {
  readonly name: Name;
  readonly form: SeasonFormState;
}

/** One of the season's settings, in the field that suits it. */
export function SeasonSetting({ name, form }: SettingProps) {
  return isSwitched(name) ? (
    <SwitchSetting name={name} form={form} />
  ) : (
    <TypedSetting name={name} form={form} />
  );
}

const isSwitched = (name: SeasonField): name is Switched => FIELDS[name].kind === 'switch';

function TypedSetting({ name, form }: SettingProps<Exclude<SeasonField, Switched>>) {
  const layout = FIELDS[name];
  const field = {
    name,
    label: layout.label,
    value: form.values[name],
    error: form.faultOf(name),
    onChange: (typed: string): void => form.change(name, typed),
  };
  if (layout.kind === 'time')
    return <ShowTimeField {...field} label={`${layout.label} (PT)`} empty={layout.empty} />;
  if (layout.kind === 'number') return <WholeNumberField {...field} description={layout.description} />;
  return <TextInput {...field} required onChange={(event) => form.change(name, event.currentTarget.value)} />;
}

/** A switch with its words, as large as a finger. */
function SwitchSetting({ name, form }: SettingProps<Switched>) {
  const layout = FIELDS[name];
  return (
    <Switch
      className={classes.switch ?? ''}
      classNames={{ label: classes.switchLabel ?? '', description: classes.switchNote ?? '' }}
      name={name}
      label={layout.label}
      description={'description' in layout && layout.description}
      checked={form.values[name]}
      onChange={(event) => form.change(name, event.currentTarget.checked)}
    />
  );
}
