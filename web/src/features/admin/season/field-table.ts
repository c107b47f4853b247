/** The season's settings, in the order of their form. */
import type { SeasonField } from './season-fields.js';

type FieldLayout =
  | { readonly kind: 'text'; readonly label: string }
  | { readonly kind: 'number' | 'switch'; readonly label: string; readonly description: string }
  /** By the show's clock; `empty` is the text for no date. */
  | { readonly kind: 'time'; readonly label: string; readonly empty: string };

export const FIELDS: Readonly<Record<SeasonField, FieldLayout>> = {
  name: { kind: 'text', label: 'Name' },
  episodes: { kind: 'number', label: 'Episodes', description: '1 to 20' },
  firstPickWeek: {
    kind: 'number',
    label: 'First pick week',
    description: 'Weeks before it never score for players.',
  },
  rankingsCloseAt: {
    kind: 'time',
    label: 'Rankings deadline',
    empty: 'No deadline: rankings stay open until the draft runs.',
  },
  draftAt: { kind: 'time', label: 'Draft date', empty: 'Not announced yet.' },
  rounds: {
    kind: 'number',
    label: 'Draft rounds',
    description: '1 to 5: how many castaways a player drafts at most.',
  },
  shareCastaways: {
    kind: 'switch',
    label: 'Share castaways',
    description:
      'When the pool is empty, one of each castaway is added again. Without it the draft ends with the last castaway, and some players get fewer.',
  },
  hidePicksUntilLock: {
    kind: 'switch',
    label: 'Hide picks until lock',
    description: 'Players see each other’s picks of a week only once its picks have closed.',
  },
  showEmails: {
    kind: 'switch',
    label: 'Show players’ emails to each other',
    description: 'On the leaderboard, in the draft and with castaways. When off, only admins see them.',
  },
  textAutoPicks: {
    kind: 'switch',
    label: 'Text players their automatic pick',
    description: 'At the close, to players who get texts. Everybody sees it on their dashboard.',
  },
  doubleScoring: {
    kind: 'switch',
    label: 'Score each week twice',
    description:
      'Two admins tally a week without seeing each other’s lines, and it has points once their differences are resolved. Weeks with points stay as they are.',
  },
};
