import { asMessage, audit, isId, Refusal, resultsUntil, type Call, type Tx } from '@torchbearer/kit';
import { Topics } from '@torchbearer/proto/topics';
import { castawayUntil, difference, FIRST_WEEK, given, LAST_WEEK } from '@torchbearer/rules';
import { z } from 'zod';
import type { Rpcs } from '../context.js';
import * as db from '../db/castaways.js';
import { lockDraft } from '../db/draft.js';
import type { CastawayRow } from '../db/tables.js';
import { ownersOf } from '../db/players.js';
import { ageOrNone, castawayRules, eliminationFault, UNKNOWN } from '../domain/castaways.js';
import { wholeNumber } from './inputs.js';
import { cardsSeenBy } from './responses.js';

/** @throws Refusal CASTAWAY_NOT_FOUND */
async function found(castawayId: string, find: (id: string) => Promise<CastawayRow | null>) {
  const castaway = isId(castawayId) ? await find(castawayId) : null;
  if (!castaway) throw new Refusal('CASTAWAY_NOT_FOUND');
  return castaway;
}

/** The saved castaway. @throws Refusal CASTAWAY_NAME_TAKEN if another has the name */
export async function savedCastaway(saving: Promise<CastawayRow | null>): Promise<CastawayRow> {
  const saved = await saving;
  if (saved === null) throw new Refusal('CASTAWAY_NAME_TAKEN');
  return saved;
}

export const listCastaways: Rpcs['listCastaways'] = {
  who: 'public',
  handle: async ({ database }, _request, { actor }) => {
    const until = resultsUntil(actor);
    const castaways = await db.listCastaways(database);
    return { castaways: castaways.map((row) => asMessage(castawayUntil(row, until))) };
  },
};

export const getCastaway: Rpcs['getCastaway'] = {
  who: 'public',
  handle: async ({ database }, { castawayId }, { actor }) => {
    const castaway = await found(castawayId, (id) => db.findCastaway(database, id));
    return { castaway: asMessage(castawayUntil(castaway, resultsUntil(actor))) };
  },
};

/** Visible e-mails are returned in full; the gateway masks them for visitors. */
export const getCastawayOwners: Rpcs['getCastawayOwners'] = {
  who: 'public',
  handle: async ({ database }, { castawayId }, { actor }) => {
    await found(castawayId, (id) => db.findCastaway(database, id));
    const owners = await ownersOf(database, castawayId);
    return { owners: owners.map(await cardsSeenBy(actor, database)) };
  },
};

export const listCastawaysInUse: Rpcs['listCastawaysInUse'] = {
  who: 'admin',
  handle: async ({ database }) => ({ castawayIds: await db.castawaysInUse(database) }),
};

const newCastaway = z.object({
  ...castawayRules,
  age: castawayRules.age.optional(),
  imageUrl: castawayRules.imageUrl.optional(),
});

export const createCastaway: Rpcs['createCastaway'] = {
  who: 'admin',
  input: newCastaway,
  handle: ({ database, chance }, request, call) =>
    database.transaction(async (tx) => {
      await lockDraft(tx, 'shared');
      const { name, ...fields } = newCastaway.parse(request);
      const wanted = { ...UNKNOWN, ...given(fields), name };
      const castaway = await savedCastaway(db.insertCastaway(tx, chance.id(), wanted, call.now));
      await audit(tx, Topics.leagueAudit, call, {
        action: 'castaway.created',
        target: targetOf(castaway),
        before: null,
        after: auditedCastaway(castaway),
      });
      return { castaway: asMessage(castaway) };
    }),
};

const castawayChanges = z
  .object({
    ...castawayRules,
    age: ageOrNone,
    eliminated: z.boolean(),
    eliminatedInWeek: wholeNumber('Week', FIRST_WEEK, LAST_WEEK),
  })
  .partial();

export const updateCastaway: Rpcs['updateCastaway'] = {
  who: 'admin',
  input: castawayChanges,
  handle: ({ database }, request, call) =>
    database.transaction(async (tx) => {
      const stored = await found(request.castawayId, (id) => db.lockCastaway(tx, id));
      const changes = given(castawayChanges.parse(request));
      const problem = eliminationFault(stored, changes);
      if (problem !== null)
        throw new Refusal('INVALID_INPUT', problem, [{ field: 'eliminatedInWeek', message: problem }]);
      const castaway = await savedCastaway(db.changeCastaway(tx, stored, changes, call.now));
      await auditChange(tx, call, stored, castaway);
      return { castaway: asMessage(castaway) };
    }),
};

export const deleteCastaway: Rpcs['deleteCastaway'] = {
  who: 'admin',
  handle: ({ database }, { castawayId }, call) =>
    database.transaction(async (tx) => {
      await lockDraft(tx, 'shared');
      const castaway = await found(castawayId, (id) => db.lockCastaway(tx, id));
      if ((await db.castawaysInUse(tx, [castaway.id])).length > 0) throw new Refusal('CASTAWAY_IN_USE');
      await db.removeCastaway(tx, castaway);
      await audit(tx, Topics.leagueAudit, call, {
        action: 'castaway.deleted',
        target: targetOf(castaway),
        before: auditedCastaway(castaway),
        after: null,
      });
      return {};
    }),
};

const targetOf = ({ id, name }: CastawayRow) => ({ type: 'castaway', id, name });

const describedIn = ({ name, tribe, occupation, age, hometown, imageUrl }: CastawayRow) => ({
  name,
  tribe,
  occupation,
  age,
  hometown,
  imageUrl,
});
const eliminationIn = ({ eliminated, eliminatedInWeek }: CastawayRow) => ({ eliminated, eliminatedInWeek });

/** The audited state of a created or deleted castaway. */
export const auditedCastaway = (row: CastawayRow) => ({ ...describedIn(row), ...eliminationIn(row) });

/** Elimination and return have their own audit entry, even together with other changes. */
async function auditChange(tx: Tx, call: Call, stored: CastawayRow, castaway: CastawayRow): Promise<void> {
  const target = targetOf(castaway);
  const described = difference(describedIn(stored), describedIn(castaway));
  if (described)
    await audit(tx, Topics.leagueAudit, call, { action: 'castaway.updated', target, ...described });
  const elimination = difference(eliminationIn(stored), eliminationIn(castaway));
  const action = castaway.eliminated ? 'castaway.eliminated' : 'castaway.restored';
  if (elimination) await audit(tx, Topics.leagueAudit, call, { action, target, ...elimination });
}
