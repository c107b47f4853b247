import type { Call, Tx } from '@torchbearer/kit';
import { ruleById } from '@torchbearer/rules/rule-book';
import type { BlindTally } from '../../db/blind-tallies.js';
import { castawayNames } from '../../db/castaway-names.js';
import { isDifferent, keyOf, type Choice, type Compared } from '../../domain/blind-differences.js';
import { auditBlind } from './audit-blind.js';

/** Publishes an audit entry with the differences of the two tallies, and how often each line was chosen. */
export async function auditResolution(
  tx: Tx,
  call: Call,
  resolution: {
    readonly weekNumber: number;
    readonly tallies: readonly [BlindTally, BlindTally];
    readonly compared: readonly Compared[];
    readonly choices: readonly Choice[];
  },
): Promise<void> {
  const { weekNumber, tallies, compared, choices } = resolution;
  const nameOf = await castawayNames(tx);
  const [first, second] = tallies.map(({ adminId, adminName }) => adminName ?? adminId);
  const chosen = new Map(choices.map((choice) => [keyOf(choice), choice.count]));
  const differences = compared.filter(isDifferent);
  const words = ({ castawayId, ruleId, points }: Compared): string =>
    `${nameOf(castawayId)}: ${ruleId === null ? `adjustment of ${points}` : (ruleById(ruleId)?.says ?? ruleId)}`;
  await auditBlind(tx, call, weekNumber, {
    action: 'blind-tallies-resolved',
    before: {
      tallies: [first, second],
      differences: differences.map((one) => ({
        name: words(one),
        count: `${first} ${one.counts[0]}, ${second} ${one.counts[1]}`,
      })),
    },
    after: {
      tallies: [first, second],
      differences: differences.map((one) => ({ name: words(one), count: String(chosen.get(keyOf(one))) })),
    },
  });
}
