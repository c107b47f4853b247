import { useProvisionalWeeks } from './use-provisional-weeks.js';
import { provisionalWords } from './provisional-words.js';
import classes from './provisional.module.css';

const MEANING = 'These points count, and may still change until an admin makes the week final.';

/** Says which weeks of the standings are provisional; nothing if all are final. */
export function ProvisionalStandings() {
  const words = provisionalWords(useProvisionalWeeks());
  return words === null ? null : <Badge>{words}</Badge>;
}

/** Says that this week is provisional; nothing if it is final. */
export function ProvisionalWeek({ weekNumber }: { readonly weekNumber: number }) {
  return useProvisionalWeeks().includes(weekNumber) ? <Badge>Provisional</Badge> : null;
}

const Badge = ({ children }: { readonly children: string }) => (
  <span className={classes.badge} title={MEANING}>
    {children}
  </span>
);
