import { Switch, TextInput } from '@mantine/core';
import { FIELDS } from './field-table.js';
import type { SeasonField } from './season-fields.js';
import classes from './season-form.module.css';
import { ShowTimeField } from './show-time-field.js';
import type { SeasonFormState } from './use-season-form.js';
import { WholeNumberField } from './whole-number-field.js';

interface SettingProps {
  readonly name: SeasonField;
  readonly form: SeasonFormState;
}

/** One of the season's settings, in the field that suits it. */
export function SeasonSetting({ name, form }: SettingProps) {
  const layout = FIELDS[name];
  const { kind, label } = layout;
  if (kind === 'time')
    return (
      <ShowTimeField
        {...form.field(name)}
        label={`${label} (PT)`}
        shown={String(form.values[name])}
        empty={layout.empty}
      />
    );
  if (kind === 'number')
    return <WholeNumberField {...form.field(name)} label={label} description={layout.description} />;
  if (kind === 'text') return <TextInput {...form.field(name)} label={label} required />;
  return (
    <Switch
      className={classes.switch ?? ''}
      classNames={{ label: classes.switchLabel ?? '', description: classes.switchNote ?? '' }}
      label={label}
      description={layout.description}
      {...form.getInputProps(name, { type: 'checkbox' })}
    />
  );
}
