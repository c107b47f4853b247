import type { FocusEvent } from 'react';
import { useUser } from '../api/use-user.js';
import { paths } from '../paths.js';
import { ColorSchemeSwitch } from '../theme/color-scheme-switch.js';
import { AdminLinks } from './admin-links.js';
import { AvatarMenu } from './avatar-menu.js';
import { Brand } from './brand.js';
import { MenuButton } from './menu-button.js';
import { PaletteButton } from './palette/palette-button.js';
import { useMobileMenu } from './use-mobile-menu.js';
import classes from './admin-layout.module.css';

/** The bar on top and the navigation: beside the screen if it is wide, behind a hamburger on a phone. */
export function AdminHeader({ onSearch }: { readonly onSearch: () => void }) {
  const user = useUser();
  const menu = useMobileMenu();

  /** The open navigation covers the screen: a user who tabs past its end must see the focus. */
  function closeWhenLeft({ currentTarget, relatedTarget }: FocusEvent): void {
    if (menu.opened && relatedTarget && !currentTarget.contains(relatedTarget)) menu.toggle();
  }

  return (
    <div className={classes.chrome} onBlur={closeWhenLeft}>
      <header className={classes.header}>
        <Brand to={paths.admin}>
          <span className={classes.name}>Torchbearer</span>
          <span className={classes.area}>Admin</span>
        </Brand>
        <div className={classes.tools}>
          <PaletteButton onClick={onSearch} />
          <ColorSchemeSwitch />
          <AvatarMenu user={user} />
          <MenuButton menu={menu} controls="admin-navigation" />
        </div>
      </header>
      <nav
        id="admin-navigation"
        className={classes.navigation}
        data-opened={menu.opened || undefined}
        aria-label="Admin"
      >
        <AdminLinks />
      </nav>
    </div>
  );
}
