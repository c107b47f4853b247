import { audit, FIRST_PAGE, isId, pageInput, pageOf, Refusal, rpc, text, type Call } from '@torchbearer/kit';
import type {
  DeleteUserRequest,
  DeleteUserResponse,
  ListUsersRequest,
  ListUsersResponse,
  LookUpUsersRequest,
  LookUpUsersResponse,
  SetAdminRequest,
  SetAdminResponse,
  UpdateUserRequest,
  UpdateUserResponse,
} from '@torchbearer/proto/identity/v1/identity';
import { Topics } from '@torchbearer/proto/topics';
import { LISTS, parsePhone } from '@torchbearer/rules';
import { z } from 'zod';
import type { Context } from '../context.js';
import { hasNames, readUsers, roleNames, userList } from '../db/user-list.js';
import {
  countAdmins,
  deleteUser as deleteRow,
  findUsers,
  listUsers as readAllUsers,
  lockRoles,
  lockUser,
  NO_PENDING_PHONE,
} from '../db/users.js';
import { beforeAndAfter, decideRole, PROFILE_FIELDS, profileChanges, profileOf } from '../domain/account.js';
import { neutralNames } from '../domain/names.js';
import { keepsPhone, phoneChanges } from '../domain/phones.js';
import { FRESH_FOR_ROLES_MS } from '../domain/sessions.js';
import { emitUserDeleted } from '../publishes.js';
import { refuseOnAdmins, requireActingAdmin, saveUser, userTarget } from './accounts.js';
import { refuseImpersonation, withUniquenessErrors } from './claims.js';
import { noteChangedEmail } from './emails.js';
import { optionalPhone, profile as profileInput } from './inputs.js';
import { sendCode, startProof } from './phones.js';
import { reauthenticate } from './reauthenticate.js';
import { toUser, toUserCard } from './responses.js';
import { recordSecurityEvent } from './security-events.js';
import { endSessionsOf } from './sessions.js';

const input = z.object({
  page: pageInput(LISTS.users),
  role: z.enum(roleNames).optional(),
  has: z.enum(hasNames).optional(),
  among: text(4_000, 1).optional(),
});

export const listUsers = rpc<Context, ListUsersRequest, ListUsersResponse>({
  who: 'admin',
  input,
  handle: async ({ database }, request, call) => {
    await requireActingAdmin(database, call);
    const role = roleNames.find((one) => one === request.role);
    const has = hasNames.find((one) => one === request.has);
    const among = request.among?.split(',');
    if (!request.page && !role && !has && !among)
      return { users: (await readAllUsers(database)).map(toUser) };
    const asked = pageOf(userList, request.page ?? FIRST_PAGE);
    const { rows, page } = await readUsers(database, asked, { role, has, among });
    return { users: rows.map(toUser), page };
  },
});

export const lookUpUsers = rpc<Context, LookUpUsersRequest, LookUpUsersResponse>({
  who: ['gateway'],
  handle: async ({ database }, request) => {
    const ids = [...new Set(request.userIds)].filter(isId);
    return { users: (await findUsers(database, ids)).map(toUserCard) };
  },
});

export const deleteUser = rpc<Context, DeleteUserRequest, DeleteUserResponse>({
  who: 'admin',
  handle: async (context, request, call) => {
    await context.database.transaction(async (tx) => {
      await requireActingAdmin(tx, call);
      const user = isId(request.userId) ? await lockUser(tx, request.userId) : null;
      if (!user) throw new Refusal('USER_NOT_FOUND');
      if (user.isAdmin) throw new Refusal('ADMIN_NOT_DELETABLE');
      await endSessionsOf(tx, user.id, call.now);
      await deleteRow(tx, user.id);
      await emitUserDeleted(tx, user);
      const { name, email, username } = user;
      await audit(tx, Topics.identityAudit, call, {
        action: 'user.deleted',
        target: userTarget(user),
        before: { name, email, username },
        after: null,
      });
    });
    return {};
  },
});

export const setAdmin = rpc<Context, SetAdminRequest, SetAdminResponse>({
  who: 'admin',
  handle: async (context, { userId, isAdmin, currentPassword }, call) => {
    if (isAdmin) await reauthenticate(context, call, { currentPassword, withinMs: FRESH_FOR_ROLES_MS });
    return await context.database.transaction(async (tx) => {
      // Locked before reading: two admins who demote each other must see each other's change.
      await lockRoles(tx);
      await requireActingAdmin(tx, call);
      const user = isId(userId) ? await lockUser(tx, userId) : null;
      if (!user) throw new Refusal('USER_NOT_FOUND');
      const decision = decideRole(user, isAdmin, await countAdmins(tx));
      if (decision === 'LAST_ADMIN') throw new Refusal('LAST_ADMIN');
      if (decision === 'UNCHANGED') return { user: toUser(user) };
      // A former admin loses names that impersonate the league.
      const changed = await saveUser(tx, user, { isAdmin, ...(!isAdmin && neutralNames(user)) });
      await audit(tx, Topics.identityAudit, call, {
        action: isAdmin ? 'user.admin-granted' : 'user.admin-revoked',
        target: userTarget(user),
        ...beforeAndAfter(user, changed, ['isAdmin', 'name', 'username', 'displayName']),
      });
      return { user: toUser(changed) };
    });
  },
});

const EDITED = [...PROFILE_FIELDS, 'phone', 'smsEnabled', 'pendingPhone'] as const;

export const updateUser = rpc<Context, UpdateUserRequest, UpdateUserResponse>({
  who: 'admin',
  input: profileInput.extend({ phone: optionalPhone }),
  handle: async (context, request, call) => {
    const { database } = context;
    const profile = profileOf(request);
    const phone = parsePhone(request.phone ?? '');
    const { user, toSend, isNotified } = await withUniquenessErrors(
      database,
      { ...profile, phone },
      request.userId,
      () =>
        database.transaction(async (tx) => {
          await requireActingAdmin(tx, call);
          const before = isId(request.userId) ? await lockUser(tx, request.userId) : null;
          if (!before) throw new Refusal('USER_NOT_FOUND');
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
          const subject = { userId: before.id };
          if (saved.email !== before.email) {
            await recordSecurityEvent(tx, call, { kind: 'email-changed', subject });
          }
          if (saved.phone !== before.phone) {
            await recordSecurityEvent(tx, call, { kind: 'phone-removed', subject });
          }
          const changes = beforeAndAfter(before, proof.user, EDITED);
          if (Object.keys(changes.after).length > 0) {
            await audit(tx, Topics.identityAudit, call, {
              action: 'user.updated',
              target: userTarget(before),
              ...changes,
            });
          }
          const isNotified = await noteChangedEmail(tx, before, profile.email, call.now);
          return {
            ...proof,
            user: isNotified ? { ...proof.user, pendingEmail: null } : proof.user,
            isNotified,
          };
        }),
    );
    if (isNotified) context.wakeMails();
    if (toSend) await sendCode(context, toSend, call).catch((error: unknown) => notSent(error, call));
    return { user: toUser(user) };
  },
});

/** The account is saved, and the player can request another code. */
function notSent(error: unknown, { log }: Call): void {
  if (!(error instanceof Refusal && error.reason === 'UNAVAILABLE')) throw error;
  log.warn({ err: error }, 'the code for a number that an admin entered could not be sent');
}
