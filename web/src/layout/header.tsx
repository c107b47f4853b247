import { Button } from '@mantine/core';
import { Link, NavLink } from 'react-router-dom';
import { useSession } from '../api/use-user.js';
import { paths } from '../paths.js';
import { ColorSchemeSwitch } from '../theme/color-scheme-switch.js';
import { AvatarMenu } from './avatar-menu.js';
import { Brand } from './brand.js';
import { MenuButton } from './menu-button.js';
import { navigation } from './navigation.js';
import { useMobileMenu } from './use-mobile-menu.js';
import classes from './header.module.css';

/**
 * Brand, navigation, colour scheme and the user's menu; on small screens the navigation is behind a
 * hamburger.
 */
export function Header() {
  const session = useSession();
  const menu = useMobileMenu();
  return (
    <header className={classes.header}>
      <div className={classes.bar}>
        <Brand to={session.state === 'signed-in' ? paths.dashboard : paths.landing}>Torchbearer</Brand>
        <nav className={classes.wide} aria-label="Main">
          <Links />
        </nav>
        <div className={classes.tools}>
          <ColorSchemeSwitch />
          {session.state === 'signed-in' && <AvatarMenu user={session.user} />}
          {session.state === 'signed-out' && (
            <Button component={Link} to={paths.login} size="sm">
              Login
            </Button>
          )}
          <MenuButton menu={menu} controls="mobile-navigation" />
        </div>
      </div>
      <nav id="mobile-navigation" className={classes.narrow} aria-label="Main" hidden={!menu.opened}>
        <Links />
      </nav>
    </header>
  );
}

function Links() {
  return (
    <ul className={classes.links}>
      {navigation.map(({ label, to }) => (
        <li key={to}>
          <NavLink className={classes.link ?? ''} to={to}>
            {label}
          </NavLink>
        </li>
      ))}
    </ul>
  );
}
