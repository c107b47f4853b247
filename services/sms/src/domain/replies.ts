/** Replies to text messages. ASCII characters, and two segments at most where possible. */
import {
  passedSentence,
  passSentence,
  reachSentence,
  type Duel,
  type DuelNames,
  type ResultsUntil,
} from '@torchbearer/rules';
import { deadlineWords } from './texts.js';
import { countSegments } from './segments.js';
import { displayCastaway, displayGroup, displayPlayer, shortened } from './display-name.js';
import { matchName } from './match-name.js';

/** The site's address; empty when none is configured. */
type Site = string;

const at = (site: Site): string => (site === '' ? 'the Torchbearer website' : site);

export const helpReply = (site: Site): string =>
  'Torchbearer: text PICK and a name to choose, STATUS for your pick, TEAM for your castaways, BOARD for the top 5, NEED for what you need this week. ' +
  `STOP ends all messages, START brings them back. More: ${at(site)}`;

export const shortHelpReply = (): string =>
  "Sorry, we didn't get that. Text PICK and a name, STATUS, TEAM, BOARD, NEED or HELP.";

/** To a number that belongs to no account. */
export const unknownNumberReply = (site: Site): string =>
  `Thanks for texting Torchbearer! We don't know this number yet. Sign up or add it to your profile at ${at(site)}. ` +
  'STOP ends all messages.';

/** To a YES that confirmed the number. */
export const confirmedReply = (): string =>
  'Thank you! Your number is confirmed. Text HELP for the commands.';

/** To a YES that came too late, from a number that is not confirmed. */
export const codeExpiredReply = (): string =>
  'This code is no longer valid. Please send a new one from the settings on the website, then reply YES.';

/** To a YES from a number that several accounts wait for. */
export const whichAccountReply = (): string =>
  'More than one account has asked for this number. Please type the code in on the website.';

export const startReply = (name: string): string =>
  `You're in, ${shortened(displayPlayer(name))}! You get Torchbearer messages. Text HELP for the commands, STOP to end them.`;

/** To opt-out words that the carrier itself does not confirm. */
export const stoppedReply = (): string =>
  'You will get no more messages from Torchbearer. Text START to get them back.';

export const tryAgainReply = (): string =>
  "Sorry, we couldn't do that just now. Please try again in a moment.";

interface Named {
  readonly name: string;
}

export const noTeamReply = (): string =>
  'You have no castaways yet. Once the draft is done, text TEAM to see them.';

export const allOutReply = (): string => 'All your castaways are out. The tribe has spoken.';

/** To a PICK that could show who left in a week that the player has not watched. @param typed the castaway's name */
export const mayShowResultsReply = (weekNumber: number, typed: string): string =>
  `You hide results, and a pick of week ${weekNumber} can show who left before it. ` +
  `To pick anyway, text PICK ${typed === '' ? 'and a name, then' : shortened(typed)} ANYWAY.`;

export const pickedReply = (pick: { weekNumber: number; castawayName: string; closeAt: Date }): string =>
  `Got it: ${displayCastaway(pick.castawayName)} is your week ${pick.weekNumber} pick. You can change it until ${deadlineWords(pick.closeAt)}.`;

/** @param typed the name as typed; empty if there was none */
export function choicesReply(typed: string, choices: readonly Named[], isAmbiguous: boolean): string {
  if (isAmbiguous) return `Which one: ${names(choices, 'or')}? Please text PICK and more of the name.`;
  const lead =
    typed === '' ? 'Whom do you pick?' : `"${shortened(typed)}" is none of your castaways still in.`;
  return `${lead} ${invitation(choices)}`;
}

/** @param live own castaways still in; at least one */
export const outReply = ({ name }: Named, live: readonly Named[]): string =>
  `${displayCastaway(name)} is out. ${invitation(live)}`;

function invitation(choices: readonly Named[]): string {
  const list = names(choices, 'or');
  return choices.length === 1
    ? `You have ${list}: text PICK ${list}.`
    : `Text PICK and one of these: ${list}.`;
}

export interface StatusDetails {
  readonly weekNumber: number;
  readonly openAt: Date;
  readonly closeAt: Date;
  readonly now: Date;
  readonly pick: { readonly castawayName: string; readonly isAutoSelected: boolean } | null;
  /** Own castaways still in. */
  readonly live: readonly Named[];
}

/** The reply to STATUS: the pick and its deadline, then points and rank if known. */
export const statusReply = (facts: StatusDetails, standing: Standing | null): string =>
  [pickSentence(facts), ...standingWords(standing)].join(' ');

/** The reply to STATUS without an active week. */
export const noWeekStatusReply = (noWeek: string, standing: Standing | null): string =>
  [noWeek, ...standingWords(standing)].join(' ');

/** A player's points and rank. */
export interface Standing {
  readonly totalPoints: number;
  readonly rank: number;
  readonly players: number;
  /** After which week; null for now. */
  readonly resultsUntil: ResultsUntil;
  /** Weeks with points that are not final. */
  readonly provisionalWeeks: readonly number[];
}

const standingWords = (standing: Standing | null): string[] => {
  if (standing === null) return [];
  const { totalPoints, rank, players, resultsUntil, provisionalWeeks } = standing;
  const points = `${totalPoints} ${totalPoints === 1 ? 'point' : 'points'}: rank ${rank} of ${players}.`;
  return [
    `${resultsUntil ? `After week ${resultsUntil} you` : 'You'} have ${points}`,
    ...provisionalWords(provisionalWeeks),
  ];
};

/** @returns null for a user who is no participant */
export function standingOf(
  standings: readonly BoardEntry[],
  { id, resultsUntil }: Reader,
  provisionalWeeks: readonly number[],
): Standing | null {
  const own = standings.find((entry) => entry.id === id);
  return own
    ? {
        ...{ totalPoints: own.totalPoints, rank: own.rank, players: standings.length },
        ...{ resultsUntil, provisionalWeeks },
      }
    : null;
}

/** Who gets a reply about the standings. */
interface Reader {
  readonly id: string;
  readonly resultsUntil: ResultsUntil;
}

function pickSentence({ weekNumber, openAt, closeAt, now, pick, live }: StatusDetails): string {
  const isClosed = now >= closeAt;
  const lead = `Week ${weekNumber}:`;
  if (pick) {
    const how = pick.isAutoSelected ? ' (picked for you)' : '';
    const from = now < openAt ? `from ${deadlineWords(openAt)} ` : '';
    const change = isClosed
      ? 'Picks are closed.'
      : `You can change it ${from}until ${deadlineWords(closeAt)}.`;
    return `${lead} your pick is ${displayCastaway(pick.castawayName)}${how}. ${change}`;
  }
  if (isClosed) return `${lead} you have no pick, and picks are closed.`;
  if (live.length === 0) return `${lead} you have no castaway to pick.`;
  if (now < openAt) return `${lead} picks open ${deadlineWords(openAt)} and close ${deadlineWords(closeAt)}.`;
  return `${lead} no pick yet. Text PICK and a name by ${deadlineWords(closeAt)}. You have ${names(live, 'and')}.`;
}

export function teamReply(castaways: readonly (Named & { readonly eliminated: boolean })[]): string {
  if (castaways.length === 0) return noTeamReply();
  const team = castaways
    .map(({ name, eliminated }) => (eliminated ? `${displayCastaway(name)} (out)` : displayCastaway(name)))
    .join(', ');
  return `Your team: ${team}.`;
}

export interface BoardEntry extends Named {
  readonly id: string;
  readonly rank: number;
  readonly totalPoints: number;
}

/** What the player needs in the active week. */
export interface Needs {
  /** Undefined without an active week that counts. */
  readonly weekNumber?: number | undefined;
  readonly isLocked: boolean;
  /** Whether the player hides results of the week before. */
  readonly isHidden?: boolean | undefined;
  readonly castaway?: NeedsCastaway | undefined;
  /** The whole league, then the player's groups by name; none for a user who is no participant. */
  readonly scopes: readonly NeedsScope[];
}

interface NeedsCastaway extends Named {
  readonly id: string;
}

/** Among all players, or among a group. */
export interface NeedsScope {
  /** Undefined for all players. */
  readonly group?: Named | undefined;
  readonly above?: NeedsRival | undefined;
  readonly below?: NeedsRival | undefined;
  /** The hardest for first place comes first. */
  readonly rivals: readonly NeedsRival[];
}

/** @param lead the player's total before the week, minus theirs */
interface NeedsRival extends Named {
  readonly userId: string;
  readonly castaway?: NeedsCastaway | undefined;
  readonly lead: number;
}

/**
 * The reply to NEED: against those above and below, and the hardest rival for first place.
 * @param typed the name of a group; empty, or anything if the player is in no group, for the whole league
 */
export function needReply(needs: Needs, typed: string): string {
  const { weekNumber, isLocked, isHidden, castaway, scopes } = needs;
  if (weekNumber === undefined)
    return 'No week counts right now. NEED works once the picks of a week are closed.';
  if (isHidden === true)
    return `You hide results. NEED works once you have watched week ${weekNumber - 1}, on the website.`;
  if (!isLocked) return `Picks of week ${weekNumber} are not closed yet. Text NEED once they are.`;
  const groups = scopes.flatMap((scope) => (scope.group ? { ...scope, name: scope.group.name } : []));
  if (typed !== '' && groups.length > 0) {
    const match = matchName(typed, groups);
    if (match.kind === 'ONE') return needSentences(weekNumber, castaway, match.found);
    return groupChoicesReply(typed, match.kind === 'MANY' ? match.found : groups, match.kind === 'MANY');
  }
  return needSentences(weekNumber, castaway, scopes[0]);
}

function needSentences(
  weekNumber: number,
  castaway: Needs['castaway'],
  { group, above, below, rivals: [first] }: NeedsScope = { rivals: [] },
): string {
  const say = (sentence: typeof passSentence, rival: NeedsRival | undefined): string[] =>
    rival === undefined ? [] : [`${sentence(duelWith(castaway, rival), namesOf(castaway, rival))}.`];
  const isOther = first !== undefined && first.userId !== above?.userId && first.userId !== below?.userId;
  const sentences = [
    ...say(passSentence, above),
    ...say(passedSentence, below),
    ...say(reachSentence, isOther ? first : undefined),
  ];
  const where = group ? ` in ${shortened(displayGroup(group.name))}` : '';
  if (sentences.length === 0) return `Week ${weekNumber}${where}: nobody is near you on the leaderboard.`;
  const reply = (count: number): string =>
    `Week ${weekNumber}${where}: ${sentences.slice(0, count).join(' ')}`;
  return reply([3, 2].find((count) => fitsTwoSegments(reply(count))) ?? 1);
}

/** As many groups as fit. @param typed the name as typed */
function groupChoicesReply(typed: string, choices: readonly Named[], isAmbiguous: boolean): string {
  const all = choices.map(({ name }) => shortened(displayGroup(name)));
  const reply = (count: number): string => {
    const list = count < all.length ? `${all.slice(0, count).join(', ')} ...` : joinedNames(all, 'or');
    return isAmbiguous
      ? `Which group: ${list}? Please text NEED and more of the name.`
      : `"${shortened(typed)}" is none of your groups. Text NEED, or NEED and one of these: ${list}.`;
  };
  const counts = all.map((_, index) => all.length - index);
  return reply(counts.find((count) => fitsTwoSegments(reply(count))) ?? 1);
}

const fitsTwoSegments = (reply: string): boolean => countSegments(reply).segments <= 2;

const duelWith = (own: Needs['castaway'], { castaway, lead }: NeedsRival): Duel => ({
  own: own?.id ?? null,
  theirs: castaway?.id ?? null,
  lead,
});

const namesOf = (own: Needs['castaway'], { name, castaway }: NeedsRival): DuelNames => ({
  name: shortened(displayPlayer(name)),
  own: own ? shortened(displayCastaway(own.name)) : null,
  theirs: castaway ? shortened(displayCastaway(castaway.name)) : null,
});

/** One sentence, or none without such weeks. */
function provisionalWords(weeks: readonly number[]): string[] {
  const [first, second] = weeks;
  if (first === undefined) return [];
  if (second === undefined) return [`Week ${first} is provisional.`];
  return [
    weeks.length === 2
      ? `Weeks ${first} and ${second} are provisional.`
      : `${weeks.length} weeks are provisional.`,
  ];
}

const TOP = 5;

/** The first five, and the player's own line if it is further down. @param provisionalWeeks with points, and not final */
export function boardReply(
  standings: readonly BoardEntry[],
  { id: playerId, resultsUntil }: Reader,
  provisionalWeeks: readonly number[],
): string {
  if (standings.length === 0) return 'The leaderboard is empty so far.';
  const line = ({ id, rank, name, totalPoints }: BoardEntry): string =>
    `${rank}. ${shortened(displayPlayer(name))}${id === playerId ? ' (you)' : ''} ${totalPoints}`;
  const lower = standings.slice(TOP).filter(({ id }) => id === playerId);
  const lines = [...standings.slice(0, TOP), ...lower].map(line);
  const asOf = resultsUntil ? [`After week ${resultsUntil}:`] : [];
  return [...asOf, ...lines, ...provisionalWords(provisionalWeeks)].join('\n');
}

const names = (castaways: readonly Named[], word: 'and' | 'or'): string =>
  joinedNames(
    castaways.map(({ name }) => displayCastaway(name)),
    word,
  );

/** 'Kai, Rosa or Tom' */
function joinedNames(all: readonly string[], word: 'and' | 'or'): string {
  const last = all.at(-1) ?? '';
  return all.length < 2 ? last : `${all.slice(0, -1).join(', ')} ${word} ${last}`;
}
