/** Which week is scored, which can be created, and which players can pick for. */
import type { Week } from '@torchbearer/contract/client';
import { FIRST_WEEK, LAST_WEEK } from '@torchbearer/rules';
import { inShowTime } from '../../../time/format.js';

/**
 * The week in the address, else the active one.
 * @returns null if there is neither, or if the address names a week that doesn't exist
 */
export function chosenWeek(weeks: readonly Week[], inAddress: string | null): Week | null {
  const isChosen = ({ weekNumber, isActive }: Week): boolean =>
    inAddress === null ? isActive : String(weekNumber) === inAddress;
  return weeks.find(isChosen) ?? null;
}

/** The error of the number typed for a new week. */
export function weekError(typed: string, weeks: readonly Week[]): string | undefined {
  const number = Number(typed);
  if (!/^\d{1,2}$/.test(typed.trim()) || number < FIRST_WEEK || number > LAST_WEEK)
    return `Week number must be ${FIRST_WEEK} to ${LAST_WEEK}`;
  // The server would treat it as a change of that week.
  return weeks.some(({ weekNumber }) => weekNumber === number)
    ? `Week ${number} is there already`
    : undefined;
}

/** Whether players can pick for a week. @param now ms since 1970 by the server's clock */
export const isOpenToPicks = ({ isActive, picksOpenAt, picksCloseAt }: Week, now: number): boolean =>
  isActive && now >= Date.parse(picksOpenAt) && now < Date.parse(picksCloseAt);

/** What becoming the active week means for players. @param now ms since 1970 by the server's clock */
export function activationSentence({ weekNumber, picksOpenAt, picksCloseAt }: Week, now: number): string {
  const closes = inShowTime(picksCloseAt);
  return now < Date.parse(picksCloseAt)
    ? `Players then pick for week ${weekNumber}, from ${inShowTime(picksOpenAt)} to ${closes}.`
    : `Picks for week ${weekNumber} closed ${closes}: players can’t pick until its times are changed.`;
}
