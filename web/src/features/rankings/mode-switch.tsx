import { IconGripVertical, IconTextSize } from '@tabler/icons-react';
import classes from './mode-switch.module.css';

export type Mode = 'drag' | 'text';

interface ModeSwitchProps {
  readonly mode: Mode;
  readonly onMode: (mode: Mode) => void;
}

const MODES = [
  { mode: 'drag', label: 'Drag & Drop', Icon: IconGripVertical },
  { mode: 'text', label: 'Text Entry', Icon: IconTextSize },
] as const;

/** The two ways to rank. */
export function ModeSwitch({ mode, onMode }: ModeSwitchProps) {
  return (
    <div className={classes.switch} role="group" aria-label="How to rank">
      {MODES.map(({ mode: one, label, Icon }) => (
        <button
          key={one}
          type="button"
          className={classes.mode}
          aria-pressed={mode === one}
          onClick={() => onMode(one)}
        >
          <Icon size={18} stroke={1.8} aria-hidden />
          {label}
        </button>
      ))}
    </div>
  );
}
