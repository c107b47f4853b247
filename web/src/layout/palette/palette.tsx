import { Modal } from '@mantine/core';
import { PaletteSearch } from './palette-search.js';

interface PaletteProps {
  readonly opened: boolean;
  readonly onClose: () => void;
}

/** Opens any screen, player or castaway by name, from the keyboard. */
export function Palette({ opened, onClose }: PaletteProps) {
  return (
    <Modal opened={opened} onClose={onClose} title="Go to" size="lg" centered={false} yOffset="8svh">
      {/* Starts empty each time: closing the dialog unmounts its content. */}
      <PaletteSearch onDone={onClose} />
    </Modal>
  );
}
