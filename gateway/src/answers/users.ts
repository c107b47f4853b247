import type { CalendarLink, Invite, Session, User, UserCard } from '@torchbearer/contract';
import * as identity from '@torchbearer/proto/identity/v1/identity';
import type * as league from '@torchbearer/proto/league/v1/league';
import { given, instant, optional, optionalInstant, optionalText } from './parts.js';

export const userAnswer = (user: identity.User): User => ({
  id: user.id,
  name: user.name,
  email: user.email,
  username: optionalText(user.username),
  displayName: optionalText(user.displayName),
  city: optionalText(user.city),
  state: optionalText(user.state),
  favoriteCastaway: optionalText(user.favoriteCastaway),
  about: optionalText(user.about),
  profilePicture: optionalText(user.profilePicture),
  phone: optionalText(user.phone),
  phoneVerified: user.phoneVerified,
  phonePending: optional(user.pendingPhone, (pending) => ({
    phone: pending.phone,
    expiresAt: instant(pending.expiresAt),
    resendAt: instant(pending.resendAt),
    triesLeft: pending.triesLeft,
    replaces: optionalText(pending.replaces),
  })),
  smsEnabled: user.smsEnabled,
  isAdmin: user.isAdmin,
  hasSeenWelcome: user.hasSeenWelcome,
  mustChangePassword: user.mustChangePassword,
  pendingEmail: optionalText(user.pendingEmail),
  hasSecondFactor: user.hasSecondFactor ?? false,
  mustSetUpSecondFactor: user.mustSetUpSecondFactor ?? false,
  createdAt: instant(user.createdAt),
});

export const cardAnswer = ({ id, name, email }: league.UserCard): UserCard => ({
  id,
  name,
  email: optionalText(email),
});

export const sessionAnswer = (session: identity.SessionEntry): Session => ({
  id: session.id,
  createdAt: instant(session.createdAt),
  lastSeenAt: instant(session.lastSeenAt),
  userAgent: session.userAgent,
  current: session.current,
});

export const inviteAnswer = (invite: identity.Invite): Invite => ({
  id: invite.id,
  code: invite.code,
  note: optionalText(invite.note),
  uses: invite.uses,
  maxUses: invite.mostUses,
  createdAt: instant(invite.createdAt),
  expiresAt: optionalInstant(invite.expiresAt),
});

/** @param site origin that people reach us by */
export const calendarLinkAnswer = (site: string, token: string): CalendarLink => ({
  token,
  url: `${site}/api/calendar/${token}.ics`,
});

const SIGN_UP_MODE: Readonly<Partial<Record<identity.SignUpMode, 'open' | 'invite'>>> = {
  [identity.SignUpMode.SIGN_UP_MODE_OPEN]: 'open',
  [identity.SignUpMode.SIGN_UP_MODE_INVITE]: 'invite',
};
export const signUpModeAnswer = (mode: identity.SignUpMode) => given(SIGN_UP_MODE[mode]);
