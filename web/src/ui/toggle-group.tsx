import type { Icon } from '@tabler/icons-react';
import classes from './toggle-group.module.css';

interface ToggleGroupProps<Value extends string> {
  /** What is chosen here: 'Show castaways'. */
  readonly label: string;
  readonly options: readonly { readonly value: Value; readonly label: string; readonly Icon?: Icon }[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
}

/** One of a few ways to see the same thing, each a button. */
export function ToggleGroup<Value extends string>(props: ToggleGroupProps<Value>) {
  const { label: name, options, value: chosen, onChange } = props;
  return (
    <div className={classes.group} role="group" aria-label={name}>
      {options.map(({ value, label, Icon }) => (
        <button
          key={value}
          type="button"
          className={classes.button}
          aria-pressed={value === chosen}
          onClick={() => onChange(value)}
        >
          {Icon && <Icon size={18} stroke={1.8} aria-hidden />}
          {label}
        </button>
      ))}
    </div>
  );
}
