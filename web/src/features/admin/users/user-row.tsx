import type { User } from '@torchbearer/contract/client';
import { memo, type ReactNode } from 'react';
import { inShowDate } from '../../../time/format.js';
import check from '../parts/check.module.css';
import { Email } from '../../../ui/email.js';
import type { UserAction } from './user-actions.js';
import { UserMenu } from './user-menu.js';
import { locationOf, roleOf, unverifiedPhoneOf } from './user-rows.js';
import classes from './user-table.module.css';

interface UserRowProps {
  readonly measure: (row: Element | null) => void;
  /** From 0. */
  readonly index: number;
  readonly user: User;
  readonly isChosen: boolean;
  readonly onChoose: (user: User) => void;
  readonly onEdit: (id: string) => void;
  readonly onAsk: (action: UserAction, user: User) => void;
}

/** Renders again only when its own data changes. */
export const UserRow = memo(function UserRow(props: UserRowProps) {
  const { measure, index, user, isChosen, onChoose, onEdit, onAsk } = props;
  const { name, displayName, username, email, favoriteCastaway, isAdmin, createdAt } = user;
  const unverified = unverifiedPhoneOf(user);
  return (
    <tr
      ref={measure}
      data-index={index}
      aria-rowindex={index + 2}
      className={classes.row}
      data-chosen={isChosen || undefined}
    >
      <td className={classes.check}>
        <label>
          <input
            type="checkbox"
            className={check.check}
            aria-label={`Choose ${name}`}
            checked={isChosen}
            onChange={() => onChoose(user)}
          />
        </label>
      </td>
      <th scope="row" className={classes.name}>
        {name}
        {displayName !== null && <span className={classes.nick}>{displayName}</span>}
        {unverified !== null && <span className={classes.nick}>{unverified}: not verified</span>}
      </th>
      <td className={classes.text} data-label="Username">
        {known(username)}
      </td>
      <td className={classes.email} data-label="Email">
        <Email>{email}</Email>
      </td>
      <td className={classes.text} data-label="Location">
        {known(locationOf(user))}
      </td>
      <td className={classes.text} data-label="Favorite">
        {known(favoriteCastaway)}
      </td>
      <td data-label="Role">
        <span className={classes.role} data-admin={isAdmin || undefined}>
          {roleOf(user)}
        </span>
      </td>
      <td className={classes.joined} data-label="Joined">
        <time dateTime={createdAt}>{inShowDate(createdAt)}</time>
      </td>
      <td className={classes.action}>
        <UserMenu user={user} onEdit={onEdit} onAsk={onAsk} />
      </td>
    </tr>
  );
});

const known = (text: string | null): ReactNode => text || <span className={classes.nothing}>–</span>;
