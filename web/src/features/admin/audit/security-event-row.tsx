import type { SecurityEvent } from '@torchbearer/contract/client';
import { toTheSecond, toTheSecondForViewer, viewerZone } from '../../../time/format.js';
import classes from './audit-log.module.css';
import { eventInWords, toneOfEvent, whoInWords } from './security-words.js';

/** When, which account, what, and from where. */
export function SecurityEventRow({ event }: { readonly event: SecurityEvent }) {
  const own = toTheSecondForViewer(event.at, viewerZone());
  return (
    <tr className={classes.entry}>
      <td className={classes.when}>
        <time dateTime={event.at}>{toTheSecond(event.at)}</time>
        {own !== null && <span className={classes.dim}>{own} your time</span>}
      </td>
      <td data-label="Who" className={classes.who}>
        {whoInWords(event)}
      </td>
      <td>
        <span className={classes.action} data-tone={toneOfEvent(event)}>
          {eventInWords(event)}
        </span>
        {event.actor !== null && (
          <span className={classes.target}>by {event.actor.name ?? 'a deleted account'}</span>
        )}
      </td>
      <td data-label="Address">{event.address ?? 'none'}</td>
    </tr>
  );
}
