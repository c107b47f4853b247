import { useQuery } from '@tanstack/react-query';
import { queries } from '../../api/queries.js';
import { useConfig } from '../../api/use-config.js';
import { shownPhone } from '../../ui/phone.js';
import { reminderMoment } from './reminder-moment.js';
import classes from './sms-section.module.css';

const COMMANDS: readonly (readonly [command: string, effect: string])[] = [
  ['PICK [name]', 'Picks one of your castaways for the week; any clear part of the name will do.'],
  ['BOARD or LEADERBOARD', 'Sends the top 5.'],
  ['NEED', 'Sends what you need this week, once picks are closed; NEED [group] for one of your groups.'],
  ['STATUS', 'Tells your pick, your points and your rank.'],
  ['TEAM', 'Lists your castaways.'],
  ['HELP', 'Lists these commands.'],
  ['STOP', 'Ends all messages; START brings them back.'],
];

/** What can be texted, to which number, and when reminders are sent. */
export function SmsCommands() {
  const { smsNumber, smsKeyword } = useConfig();
  const { data: league } = useQuery(queries.league());
  return (
    <>
      <h3 className={classes.subtitle}>SMS commands</h3>
      {smsNumber !== null && (
        <p className={classes.text}>
          Text <strong>{smsKeyword}</strong>, or one of these, to{' '}
          <a href={`sms:${smsNumber}?&body=${smsKeyword}`}>{shownPhone(smsNumber)}</a>. It must come from the
          number on your profile.
        </p>
      )}
      <dl className={classes.commands}>
        {COMMANDS.map(([command, effect]) => (
          <div key={command}>
            <dt>{command}</dt>
            <dd>{effect}</dd>
          </div>
        ))}
      </dl>
      <p className={classes.reminder}>
        A reminder SMS is sent if there is no pick by {reminderMoment(league?.activeWeek?.picksCloseAt)}.
      </p>
    </>
  );
}
