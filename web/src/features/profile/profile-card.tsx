import type { User } from '@torchbearer/contract/client';
import { Anchor, Avatar } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../paths.js';
import { initialsOf } from '../../ui/initials.js';
import { Panel } from '../../ui/page.js';
import { shownPhone } from '../../ui/phone.js';
import { Email } from '../../ui/email.js';
import classes from './profile-card.module.css';
import { locationOf, roleOf, missingFields } from './completeness.js';

/** The user's details, as they entered them. */
export function ProfileCard({ user }: { readonly user: User }) {
  const missing = missingFields(user);
  return (
    <Panel>
      <div className={classes.card}>
        <Avatar src={user.profilePicture} alt="" size={116} color="ember">
          {initialsOf(user.name)}
        </Avatar>
        <div className={classes.who}>
          <h2 className={classes.name}>{user.name}</h2>
          {user.displayName !== null && <p className={classes.nickname}>“{user.displayName}”</p>}
          <span className={classes.role}>{roleOf(user)}</span>
        </div>
        <dl className={classes.facts}>
          <Fact name="Email">
            <Email>{user.email}</Email>
          </Fact>
          <Fact name="Username">{user.username}</Fact>
          <Fact name="Location">{locationOf(user)}</Fact>
          <Fact name="Favorite castaway">{user.favoriteCastaway}</Fact>
          <Fact name="Text messages">
            {smsWords(user)}{' '}
            <Anchor component={Link} to={paths.sms}>
              SMS settings
            </Anchor>
          </Fact>
        </dl>
        {user.about !== null && (
          <div className={classes.about}>
            <h3>About</h3>
            <p>{user.about}</p>
          </div>
        )}
      </div>
      {missing.length > 0 && (
        <p className={classes.missing}>
          The league would like to know you: add {new Intl.ListFormat('en-US').format(missing)}.{' '}
          <Anchor component={Link} to={paths.editProfile}>
            Complete your profile
          </Anchor>
        </p>
      )}
    </Panel>
  );
}

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  if (children === null) return null;
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function smsWords({ phone, smsEnabled }: User): string {
  if (phone === null) return 'No phone number yet.';
  return `${smsEnabled ? 'On' : 'Off'} for ${shownPhone(phone)}.`;
}
