import { Burger } from '@mantine/core';
import classes from './menu-button.module.css';
import type { useMobileMenu } from './use-mobile-menu.js';

interface MenuButtonProps {
  readonly menu: ReturnType<typeof useMobileMenu>;
  /** The id of the navigation that it opens and closes. */
  readonly controls: string;
}

/** A hamburger where the navigation doesn't fit. */
export const MenuButton = ({ menu, controls }: MenuButtonProps) => (
  <Burger
    className={classes.button ?? ''}
    opened={menu.opened}
    onClick={menu.toggle}
    aria-label={menu.opened ? 'Close navigation' : 'Open navigation'}
    aria-expanded={menu.opened}
    aria-controls={controls}
    ref={menu.button}
  />
);
