import { isId, pageInput, pageOf, Refusal, text, type Call } from '@torchbearer/kit';
import { difference, LISTS, parsePhone } from '@torchbearer/rules';
import { z } from 'zod';
import type { Rpcs } from '../context.js';
import { hasNames, readUsers, roleNames, userList } from '../db/user-list.js';
import {
  countAdmins,
  findUsers,
  listUsers as readAllUsers,
  lockRoles,
  NO_PENDING_PHONE,
  users,
} from '../db/users.js';
import { decideRole, PROFILE_FIELDS, profileChanges, profileOf, readableEmail } from '../domain/account.js';
import { neutralNames } from '../domain/names.js';
import { keepsPhone, phoneChanges } from '../domain/phones.js';
import { FRESH_FOR_ROLES_MS } from '../domain/sessions.js';
import { emitUserDeleted } from '../publishes.js';
import { auditUser, lockForAdmin, refuseOnAdmins, requireActingAdmin, saveUser } from './accounts.js';
import { claiming, refuseImpersonation } from './claims.js';
import { noteChangedEmail } from './emails.js';
import { optionalPhone, profile as profileInput } from './inputs.js';
import { sendCode, startProof } from './phones.js';
import { reauthenticate } from './reauthenticate.js';
import { toUser } from './responses.js';
import { recordSecurityEvent } from './security-events.js';
import { endSessionsOf } from './sessions.js';

export const listUsers: Rpcs['listUsers'] = {
  who: 'admin',
  input: z.object({
    page: pageInput(LISTS.users),
    role: z.enum(roleNames).optional(),
    has: z.enum(hasNames).optional(),
    among: text(4_000, 1).optional(),
  }),
  handle: async ({ database }, request, call) => {
    await requireActingAdmin(database, call);
    const role = roleNames.find((one) => one === request.role);
    const has = hasNames.find((one) => one === request.has);
    const among = request.among?.split(',');
    if (!request.page && !role && !has && !among)
      return { users: (await readAllUsers(database)).map(toUser) };
    const asked = pageOf(userList, request.page);
    const { rows, page } = await readUsers(database, asked, { role, has, among });
    return { users: rows.map(toUser), page };
  },
};

export const lookUpUsers: Rpcs['lookUpUsers'] = {
  who: ['gateway'],
  handle: async ({ database }, request) => {
    const ids = [...new Set(request.userIds)].filter(isId);
    const found = await findUsers(database, ids);
    return { users: found.map(({ id, name, email }) => ({ id, name, email: readableEmail(email) })) };
  },
};

export const deleteUser: Rpcs['deleteUser'] = {
  who: 'admin',
  handle: async (context, request, call) => {
    await context.database.transaction(async (tx) => {
      const user = await lockForAdmin(tx, call, request.userId);
      if (user.isAdmin) throw new Refusal('ADMIN_NOT_DELETABLE');
      await endSessionsOf(tx, user.id, call.now);
      await tx.manager.delete(users, { id: user.id });
      await emitUserDeleted(tx, user);
      const { name, email, username } = user;
      await auditUser(tx, call, 'user.deleted', user, { before: { name, email, username }, after: null });
    });
    return {};
  },
};

export const setAdmin: Rpcs['setAdmin'] = {
  who: 'admin',
  handle: async (context, { userId, isAdmin, currentPassword }, call) => {
    if (isAdmin) await reauthenticate(context, call, { currentPassword, withinMs: FRESH_FOR_ROLES_MS });
    return await context.database.transaction(async (tx) => {
      // Locked before reading: two admins who demote each other must see each other's change.
      await lockRoles(tx);
      const user = await lockForAdmin(tx, call, userId);
      const decision = decideRole(user, isAdmin, await countAdmins(tx));
      if (decision === 'LAST_ADMIN') throw new Refusal('LAST_ADMIN');
      if (decision === 'UNCHANGED') return { user: toUser(user) };
      // A former admin loses names that impersonate the league.
      const changed = await saveUser(tx, user, { isAdmin, ...(!isAdmin && neutralNames(user)) });
      const changes = difference(user, changed, ['isAdmin', 'name', 'username', 'displayName']);
      await auditUser(tx, call, isAdmin ? 'user.admin-granted' : 'user.admin-revoked', user, changes);
      return { user: toUser(changed) };
    });
  },
};

const EDITED = [...PROFILE_FIELDS, 'phone', 'smsEnabled', 'pendingPhone'] as const;

export const updateUser: Rpcs['updateUser'] = {
  who: 'admin',
  input: profileInput.extend({ phone: optionalPhone }),
  handle: async (context, request, call) => {
    const { database } = context;
    const profile = profileOf(request);
    const phone = parsePhone(request.phone ?? '');
    const claim = { ...profile, phone };
    const { user, toSend, isNotified } = await claiming(database, claim, request.userId, async (tx) => {
      const before = await lockForAdmin(tx, call, request.userId);
      if (!before.isAdmin) refuseImpersonation(profile);
      const isKept = keepsPhone(before, phone);
      if (!isKept || profile.email !== before.email) refuseOnAdmins(before);
      const saved = await saveUser(tx, before, {
        ...profileChanges(before, profile),
        // Without the old number, and until the player confirms the new one.
        ...(!isKept && { ...phoneChanges(before, null, false, call.now), ...NO_PENDING_PHONE }),
      });
      const proof =
        !isKept && phone !== null
          ? await startProof(tx, context, saved, { phone, address: null, now: call.now })
          : { user: saved, toSend: null };
      if (proof instanceof Refusal) throw proof;
      if (saved.email !== before.email) await recordSecurityEvent(tx, call, 'email-changed', before.id);
      if (saved.phone !== before.phone) await recordSecurityEvent(tx, call, 'phone-removed', before.id);
      const changes = difference(before, proof.user, EDITED);
      if (changes) await auditUser(tx, call, 'user.updated', before, changes);
      const isNotified = await noteChangedEmail(tx, before, profile.email, call.now);
      return { ...proof, isNotified, ...(isNotified && { user: { ...proof.user, pendingEmail: null } }) };
    });
    if (isNotified) context.wakeMails();
    if (toSend) await sendCode(context, toSend, call).catch((error: unknown) => notSent(error, call));
    return { user: toUser(user) };
  },
};

/** The account is saved, and the player can request another code. */
function notSent(error: unknown, { log }: Call): void {
  if (!(error instanceof Refusal && error.reason === 'UNAVAILABLE')) throw error;
  log.warn({ err: error }, 'the code for a number that an admin entered could not be sent');
}
