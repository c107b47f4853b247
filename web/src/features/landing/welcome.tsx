import { Link } from 'react-router-dom';
import { paths } from '../../paths.js';
import { shownPhone } from '../../ui/phone.js';
import { useFocusOn } from './use-focus-on.js';
import classes from './writing.module.css';

export interface SmsOptIn {
  readonly smsNumber: string;
  readonly smsKeyword: string;
}

export function Welcome({ sms }: { readonly sms: SmsOptIn | null }) {
  const heading = useFocusOn<HTMLHeadingElement>(true);
  return (
    <div className={classes.welcome}>
      <h2 ref={heading} tabIndex={-1} aria-describedby="the-game">
        Congratulations!
      </h2>
      <p className={classes.game} id="the-game">
        Draft castaways, select one every week, and outscore the other players
      </p>
      <div className={classes.answers} data-shown>
        <Link className={classes.primary} to={paths.signup}>
          Sign Up
        </Link>
        <Link className={classes.secondary} to={paths.login}>
          Login
        </Link>
      </div>
      {sms && (
        <p className={classes.sms}>
          <a href={`sms:${sms.smsNumber}?&body=${sms.smsKeyword}`}>
            Text {sms.smsKeyword} to {shownPhone(sms.smsNumber)}
          </a>{' '}
          for reminders, once your number is on your profile
        </p>
      )}
    </div>
  );
}
