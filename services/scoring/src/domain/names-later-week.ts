import type { ResultsUntil } from '@torchbearer/rules';

const WORDS =
  'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'.split(
    ' ',
  );
const ORDINALS =
  'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth twentieth'.split(
    ' ',
  );

const COUNT = `\\d{1,3}|${WORDS.toReversed().join('|')}`;
const WEEK = '(?:weeks?|wks?|episodes?|eps?)';
/** 'week 7', 'W7', 'S1E7', 'weeks three, 5 and 7', 'episodes 3-7' */
const NAMED = new RegExp(
  `(?:\\b${WEEK}|\\bw|\\b(?:s\\d+)?e)[\\s.:#]*((?:${COUNT})(?:(?:\\s*[,&/–—-]\\s*|\\s*\\b(?:and|or|to|through|until)\\b\\s*)+(?:${WEEK}\\s*)?(?:${COUNT}))*)\\b`,
  'gi',
);
/** 'the 7th week', 'seventh episode' */
const NTH = new RegExp(
  `\\b(\\d{1,3}(?=st|nd|rd|th)|${ORDINALS.toReversed().join('|')})\\w*\\s+${WEEK}\\b`,
  'gi',
);
/** 'two weeks later', 'an episode after' */
const LATER = new RegExp(`\\b(${COUNT}|an?)\\s+${WEEK}\\s+(?:later|after|afterwards|on)\\b`, 'gi');
const NEXT = new RegExp(
  `\\b(?:next|following|later|coming|subsequent|latest)\\s+${WEEK}\\b|\\bthe week after\\b`,
  'i',
);
const LAST = /\b(?:finale|reunion)\b/i;

/**
 * Whether a text about a week names a week after the last that was watched, or may do so.
 * @param weekNumber what 'next week' and 'two weeks later' count from
 */
export function namesLaterWeek(text: string, weekNumber: number, until: ResultsUntil): boolean {
  if (until === null) return false;
  if (LAST.test(text)) return true;
  const named = [...text.matchAll(NAMED)].flatMap(([, list = '']) =>
    [...list.matchAll(new RegExp(COUNT, 'gi'))].map(([count]) => countOf(count)),
  );
  const nth = [...text.matchAll(NTH)].map(([, count = '']) => countOf(count));
  const later = [...text.matchAll(LATER)].map(([, count = '']) => weekNumber + countOf(count));
  const next = NEXT.test(text) ? [weekNumber + 1] : [];
  return Math.max(0, ...named, ...nth, ...later, ...next) > until;
}

/** 7 of '7', 'seven' and 'seventh'; 1 of 'a'. */
function countOf(written: string): number {
  const word = written.toLowerCase();
  const place = Math.max(WORDS.indexOf(word), ORDINALS.indexOf(word));
  return Number(word) || Math.max(0, place) + 1;
}
