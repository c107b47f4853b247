import { Modal } from '@mantine/core';
import { PaletteSearch } from './palette-search.js';

interface PaletteProps {
  readonly opened: boolean;
  readonly onClose: () => void;
}

/** Leads to any screen, player or castaway by name, without a hand on the mouse. */
export function Palette({ opened, onClose }: PaletteProps) {
  return (
    <Modal opened={opened} onClose={onClose} title="Go to" size="lg" centered={false} yOffset="8svh">
      {/* Begins anew each time: the dialog's content goes when it is closed. */}
      <PaletteSearch onDone={onClose} />
    </Modal>
  );
}
