import type { User } from '@torchbearer/contract/client';
import type { ResultsUntil } from '@torchbearer/rules';

/** The last week whose results the server shows to this user; null for all. */
export const resultsUntilOf = ({ hidesResults, isAdmin, watchedWeek }: User): ResultsUntil =>
  hidesResults && !isAdmin ? (watchedWeek ?? 0) : null;
