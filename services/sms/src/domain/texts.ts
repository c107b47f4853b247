/** Texts that the service sends on its own. */
import { render, type PlaceholderValues } from './placeholders.js';
import { displayPlayer, shortened } from './display-name.js';

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
