import { Link, useLocation } from 'react-router-dom';
import { adminScreens, furtherScreens, isShown, type AdminScreen } from './admin-navigation.js';
import classes from './admin-links.module.css';

/** Links to every screen of the admin area. */
export function AdminLinks() {
  return (
    <>
      <Links screens={adminScreens} />
      <p className={classes.heading} id="further-screens">
        More
      </p>
      <Links screens={furtherScreens} labelledBy="further-screens" />
    </>
  );
}

interface LinksProps {
  readonly screens: readonly AdminScreen[];
  readonly labelledBy?: string;
}

function Links({ screens, labelledBy }: LinksProps) {
  const { pathname } = useLocation();
  return (
    <ul className={classes.links} aria-labelledby={labelledBy}>
      {screens.map(({ Icon, ...screen }) => (
        <li key={screen.to}>
          <Link
            className={classes.link}
            to={screen.to}
            aria-current={isShown(screen, pathname) ? 'page' : undefined}
          >
            <Icon size={20} stroke={1.7} aria-hidden />
            {screen.label}
          </Link>
        </li>
      ))}
    </ul>
  );
}
