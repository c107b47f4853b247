import { Link } from 'react-router-dom';
import { useConfig } from '../api/use-config.js';
import { useSession } from '../api/use-user.js';
import { paths } from '../paths.js';
import classes from './footer.module.css';

export function Footer() {
  const { supportEmail, signUpMode } = useConfig();
  const session = useSession();
  const mail = supportEmail && <a href={`mailto:${supportEmail}`}>{supportEmail}</a>;
  const words = () => {
    if (signUpMode === 'invite') return mail && <>To participate, e-mail {mail}.</>;
    if (session.state === 'signed-in') return mail && <>Questions? E-mail {mail}.</>;
    return (
      <>
        To participate, <Link to={paths.signup}>sign up</Link>
        {mail && <> or e-mail {mail}</>}.
      </>
    );
  };
  return (
    <footer className={classes.footer}>
      <p>Torchbearer is in Beta. {words()}</p>
    </footer>
  );
}
