import { IconGripVertical, IconTextSize } from '@tabler/icons-react';
import { ToggleGroup } from '../../ui/toggle-group.js';

export type Mode = 'drag' | 'text';

interface ModeSwitchProps {
  readonly mode: Mode;
  readonly onMode: (mode: Mode) => void;
}

const MODES = [
  { value: 'drag', label: 'Drag & Drop', Icon: IconGripVertical },
  { value: 'text', label: 'Text Entry', Icon: IconTextSize },
] as const;

/** The two ways to rank. */
export const ModeSwitch = ({ mode, onMode }: ModeSwitchProps) => (
  <ToggleGroup label="How to rank" options={MODES} value={mode} onChange={onMode} />
);
