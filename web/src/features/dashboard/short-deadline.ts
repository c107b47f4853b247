import { SHOW_ZONE } from '../../time/format.js';

/** A weekly deadline in short form: 'Wednesday 5p PT', 'Thursday 9:30a PT'. */
export function shortDeadline(instant: string): string {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone: SHOW_ZONE,
    weekday: 'long',
    hour: 'numeric',
    minute: '2-digit',
    hour12: true,
  }).formatToParts(new Date(instant));
  const of = (type: Intl.DateTimeFormatPartTypes): string =>
    parts.find((part) => part.type === type)?.value ?? '';
  const minutes = of('minute') === '00' ? '' : `:${of('minute')}`;
  return `${of('weekday')} ${of('hour')}${minutes}${of('dayPeriod').charAt(0).toLowerCase()} PT`;
}
