/** Texts that the service sends on its own, and the placeholders and templates of those that admins write. */
import { DateTime } from 'luxon';
import { displayCastaway, displayPlayer, UNNAMED_PLAYER, shortened } from './display-name.js';

/** The values of placeholders; null if unknown. */
export interface PlaceholderValues {
  /** The active week's number. */
  readonly week: number | null;
  /** When that week's picks close. */
  readonly deadline: Date | null;
  readonly name: string | null;
  /** The player's pick of the active week; null without one. */
  readonly castaway: string | null;
}

/** Deadlines are in the league's own time zone. */
const ZONE = 'America/Los_Angeles';

/** 'Wednesday 5:00 PM PT' */
export const deadlineWords = (deadline: Date): string =>
  DateTime.fromJSDate(deadline, { zone: ZONE }).setLocale('en-US').toFormat("cccc h:mm a 'PT'");

const UNKNOWN = {
  week: 'this week',
  deadline: 'the deadline',
  name: UNNAMED_PLAYER,
  castaway: 'no pick yet',
} as const;

/**
 * Fills in {week}, {deadline}, {name} and {castaway}; other braces, and braces inside values, stay as they are. If
 * the week is unknown, 'Week {week}' becomes 'This week'.
 */
export function render(text: string, values: PlaceholderValues): string {
  const words = {
    week: () => (values.week === null ? UNKNOWN.week : String(values.week)),
    deadline: () => (values.deadline === null ? UNKNOWN.deadline : deadlineWords(values.deadline)),
    name: () => (values.name === null ? UNKNOWN.name : displayPlayer(values.name)),
    castaway: () => (values.castaway === null ? UNKNOWN.castaway : displayCastaway(values.castaway)),
  };
  return text.replace(
    /(?:\b(w)eek )?\{ *(week|deadline|name|castaway) *\}/gi,
    (whole, w: string | undefined, placeholder: string) => {
      const key = placeholder.toLowerCase() as keyof typeof words;
      const before = whole.slice(0, whole.indexOf('{'));
      if (key !== 'week' || before === '' || values.week !== null) return before + words[key]();
      return w === 'W' ? 'This week' : 'this week';
    },
  );
}

/** Sent once to a number that an account has just added: what it is for and how to stop it. */
export const welcomeText = ({ name }: { readonly name: string }): string =>
  `Welcome to Torchbearer, ${shortened(displayPlayer(name))}! Text PICK and a castaway's name to choose, or STATUS, TEAM, BOARD, HELP. ` +
  // Not the league's own keyword: carriers lift their block only for START.
  'We remind you before picks close. Msg & data rates may apply. STOP ends all messages, START brings them back.';

/**
 * Sent to a number that a player wants to add. It may belong to another person, so the text contains nothing that the
 * player wrote.
 */
export const codeText = (code: string): string =>
  `Your Torchbearer code is ${code}. Type it in on the website within 10 minutes, or reply YES. ` +
  'If you did not ask for it, please ignore this text.';

/** Sent to a player whose pick of an open week was withdrawn because the castaway left their team. */
export const withdrawnText = (values: PlaceholderValues): string =>
  render(
    'Hi {name}, {castaway} is no longer on your team, so your week {week} pick was taken back. ' +
      'Please choose again by {deadline}: text PICK and a name.',
    { ...ownValues(values), deadline: values.deadline },
  );

/** Sent to a player whose automatic pick was withdrawn because the week's close was moved. */
export const movedText = (values: Omit<PlaceholderValues, 'deadline'>): string =>
  render(
    'Hi {name}, the week {week} deadline was moved, so {castaway} is not picked for you any more. ' +
      'See the site for the new deadline, or text PICK and a name.',
    ownValues(values),
  );

/** Sent to a player who got an automatic pick. */
export const automaticPickText = (values: Omit<PlaceholderValues, 'deadline'>): string =>
  render('Hi {name}, week {week} picks are closed, and {castaway} was picked for you.', ownValues(values));

const ownValues = (values: Omit<PlaceholderValues, 'deadline'>): PlaceholderValues => ({
  ...values,
  deadline: null,
  name: values.name && shortened(values.name),
  // The castaway may not be in the copies yet.
  castaway: values.castaway ?? 'your castaway',
});

/** By minutes before the close. None says how much time is left, so a delayed reminder is still correct. */
const REMINDERS: Readonly<Record<number, string>> = {
  2880: 'Hi {name}, week {week} picks close {deadline}. You have not picked yet: text PICK and a name.',
  1440: 'Hi {name}, the week {week} deadline is near: {deadline}. Text PICK and a name, or TEAM to see your castaways.',
  300: 'Still no week {week} pick, {name}. Picks close {deadline}. Text PICK and a name.',
  120: 'Last call, {name}! Week {week} picks close {deadline}. Text PICK and a name, or we pick for you.',
};

/**
 * The reminder for a player without a pick.
 * @param minutesBefore 2880, 1440, 300 or 120; any other value gets the first text
 */
export const reminderText = (minutesBefore: number, values: PlaceholderValues): string =>
  render(REMINDERS[minutesBefore] ?? REMINDERS[2880] ?? '', {
    ...values,
    name: values.name && shortened(values.name),
  });

/** A text that an admin may start a blast from. */
export interface Template {
  readonly id: string;
  readonly name: string;
  /** May hold {week}, {deadline}, {name} and {castaway}. */
  readonly text: string;
}

/** In the order of a season. ASCII characters only: a single curly quote would more than double the price. */
export const templates: readonly Template[] = [
  {
    id: 'season-welcome',
    name: 'Welcome to the season',
    text: 'Hi {name}, a new season begins! Put your castaways in order before the draft: the earlier you rank them, the better your team.',
  },
  {
    id: 'draft-done',
    name: 'Draft done',
    text: 'The draft is done, {name}. Text TEAM to see whom you got, and get ready to pick one of them every week.',
  },
  {
    id: 'picks-open',
    name: 'Picks open',
    text: 'Week {week} picks are open, {name}. Choose by {deadline}: text PICK and a name, or use the website.',
  },
  {
    id: 'deadline-today',
    name: 'Deadline today',
    text: "It's pick day, {name}! Week {week} closes {deadline}. Text STATUS to check your pick.",
  },
  {
    id: 'last-call',
    name: 'Last call',
    text: 'Last call for week {week}! Picks close {deadline}. Your pick: {castaway}. To choose or change, text PICK and a name.',
  },
  {
    id: 'scores-posted',
    name: 'Scores posted',
    text: 'The scores are in, {name}. Text BOARD to see the top five and where you stand.',
  },
];
