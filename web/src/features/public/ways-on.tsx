import { Button } from '@mantine/core';
import { Link } from 'react-router-dom';
import { useSession } from '../../api/use-user.js';
import { homeOf, paths } from '../../paths.js';
import classes from './ways-on.module.css';

/** The next links: sign-up for a visitor, home for a signed-in user. */
export function WaysOn({ rules = true }: { readonly rules?: boolean }) {
  const session = useSession();
  return (
    <div className={classes.ways}>
      {session.state === 'signed-out' ? (
        <>
          <Button component={Link} to={paths.signup}>
            Sign Up
          </Button>
          <Button component={Link} to={paths.login} variant="default">
            Login
          </Button>
        </>
      ) : (
        <Button component={Link} to={session.state === 'signed-in' ? homeOf(session.user) : paths.dashboard}>
          To your dashboard
        </Button>
      )}
      {rules && (
        <Link className={classes.more} to={paths.rules}>
          Rules &amp; Scoring
        </Link>
      )}
    </div>
  );
}

interface InvitationProps {
  readonly title: string;
  readonly children: string;
  readonly rules?: boolean;
}

/** The end of a public page: an invitation, and links. */
export function Invitation({ title, children, rules = true }: InvitationProps) {
  return (
    <section className={classes.invitation}>
      <div>
        <h2 className={classes.title}>{title}</h2>
        <p className={classes.text}>{children}</p>
      </div>
      <WaysOn rules={rules} />
    </section>
  );
}
