import { audit, type Call, type Tx } from '@torchbearer/kit';
import { Topics } from '@torchbearer/proto/topics';
import type { CastawayRow } from '../../db/tables.js';
import type { CastawayFields } from '../../domain/castaway-fields.js';
import { difference } from '../../domain/difference.js';

type Described = Omit<CastawayFields, 'eliminated' | 'eliminatedInWeek'>;

/** The audited state of a created or deleted castaway. */
export const auditedCastaway = ({ eliminated, eliminatedInWeek, ...row }: CastawayRow): CastawayFields => ({
  ...describedIn(row),
  eliminated,
  eliminatedInWeek,
});

export const castawayTarget = ({ id, name }: CastawayRow) => ({ type: 'castaway', id, name });

/** Elimination and return have their own audit entry, even together with other changes. */
export async function auditCastawayChange(
  tx: Tx,
  call: Call,
  stored: CastawayRow,
  castaway: CastawayRow,
): Promise<void> {
  const target = castawayTarget(castaway);
  const described = difference(describedIn(stored), describedIn(castaway));
  if (described) {
    await audit(tx, Topics.leagueAudit, call, { action: 'castaway.updated', target, ...described });
  }
  const elimination = difference(eliminationIn(stored), eliminationIn(castaway));
  if (elimination) {
    await audit(tx, Topics.leagueAudit, call, {
      action: castaway.eliminated ? 'castaway.eliminated' : 'castaway.restored',
      target,
      ...elimination,
    });
  }
}

const eliminationIn = ({ eliminated, eliminatedInWeek }: CastawayRow) => ({ eliminated, eliminatedInWeek });

const describedIn = ({ name, tribe, occupation, age, hometown, imageUrl }: Described): Described => ({
  name,
  tribe,
  occupation,
  age,
  hometown,
  imageUrl,
});
