import { audit, type Call, type Tx } from '@torchbearer/kit';
import { Topics } from '@torchbearer/proto/topics';
import type { CastawayRow } from '../db/tables.js';
import type { CastawayFields } from '../domain/castaway-fields.js';
import { difference } from '../domain/difference.js';

type Described = Omit<CastawayFields, 'eliminated'>;

/** What the audit log tells of a castaway that comes or goes. */
export const auditedCastaway = ({ eliminated, ...row }: CastawayRow): CastawayFields => ({
  ...describedIn(row),
  eliminated,
});

export const castawayTarget = ({ id, name }: CastawayRow) => ({ type: 'castaway', id, name });

/** Going out or coming back is an event of its own in the log, also where it came with other changes. */
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
  if (stored.eliminated !== castaway.eliminated) {
    await audit(tx, Topics.leagueAudit, call, {
      action: castaway.eliminated ? 'castaway.eliminated' : 'castaway.restored',
      target,
      before: { eliminated: stored.eliminated },
      after: { eliminated: castaway.eliminated },
    });
  }
}

const describedIn = ({ name, tribe, occupation, age, hometown, imageUrl }: Described): Described => ({
  name,
  tribe,
  occupation,
  age,
  hometown,
  imageUrl,
});
