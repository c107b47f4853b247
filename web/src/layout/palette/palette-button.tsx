import { UnstyledButton } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import classes from './palette-button.module.css';

const isApple = /Mac|iPhone|iPad/.test(navigator.userAgent);

export function PaletteButton({ onClick }: { readonly onClick: () => void }) {
  return (
    <UnstyledButton
      className={classes.button ?? ''}
      onClick={onClick}
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K Meta+K"
    >
      <IconSearch size={20} aria-hidden />
      <span className={classes.words}>Go to…</span>
      <kbd className={classes.keys} aria-hidden>
        {isApple ? '⌘ K' : 'Ctrl K'}
      </kbd>
    </UnstyledButton>
  );
}
