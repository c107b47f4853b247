/** What we write to players by ourselves. */
import { render, type PlaceholderValues } from './placeholders.js';
import { saidPlayer, shortened } from './said-name.js';

/** Said once to a number that an account has just added: what it is good for and how to end it. */
export const welcomeText = ({ name }: { readonly name: string }): string =>
  `Welcome to Torchbearer, ${shortened(saidPlayer(name))}! Text PICK and a castaway's name to choose, or STATUS, TEAM, BOARD, HELP. ` +
  // Not by the league's own word: carriers lift their own block by START alone.
  'We remind you before picks close. Msg & data rates may apply. STOP ends all messages, START brings them back.';

/**
 * Said to a number that somebody wants to add to their account. Nobody knows whose it is: so no word in it comes from
 * that person.
 */
export const codeText = (code: string): string =>
  `Your Torchbearer code is ${code}. Type it in on the website within 10 minutes, or reply YES. ` +
  'If you did not ask for it, please ignore this text.';

/** Said to a player whose pick of a week still open was taken back because the castaway left their team. */
export const withdrawnText = (values: PlaceholderValues): string =>
  render(
    'Hi {name}, {castaway} is no longer on your team, so your week {week} pick was taken back. ' +
      'Please choose again by {deadline}: text PICK and a name.',
    {
      ...values,
      name: values.name && shortened(values.name),
      // The pick is still known, its castaway perhaps not yet.
      castaway: values.castaway ?? 'your castaway',
    },
  );

/**
 * By the minutes before the close at which each is due. None says how much time is left: a reminder that was held up
 * goes out later, and is still right.
 */
const REMINDERS: Readonly<Record<number, string>> = {
  2880: 'Hi {name}, week {week} picks close {deadline}. You have not picked yet: text PICK and a name.',
  1440: 'Hi {name}, the week {week} deadline is near: {deadline}. Text PICK and a name, or TEAM to see your castaways.',
  300: 'Still no week {week} pick, {name}. Picks close {deadline}. Text PICK and a name.',
  120: 'Last call, {name}! Week {week} picks close {deadline}. Text PICK and a name, or we pick for you.',
};

/**
 * The reminder for a player without a pick.
 * @param minutesBefore 2880, 1440, 300 or 120; for any other moment the first one's words serve
 */
export const reminderText = (minutesBefore: number, values: PlaceholderValues): string =>
  render(REMINDERS[minutesBefore] ?? REMINDERS[2880] ?? '', {
    ...values,
    name: values.name && shortened(values.name),
  });
