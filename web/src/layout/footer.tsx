import { useConfig } from '../api/use-config.js';
import classes from './footer.module.css';

export function Footer() {
  const { supportEmail } = useConfig();
  return (
    <footer className={classes.footer}>
      <p>
        Torchbearer is in Beta.{' '}
        {supportEmail && (
          <>
            To participate, e-mail <a href={`mailto:${supportEmail}`}>{supportEmail}</a>.
          </>
        )}
      </p>
    </footer>
  );
}
