/** The kinds of changes that the audit log records. */

/** The filter's values: all changes to one kind of entity. */
export const SUBJECTS = [
  { value: 'castaway', label: 'Castaways' },
  { value: 'castaways', label: 'Castaway imports' },
  { value: 'user', label: 'Users' },
  { value: 'invite', label: 'Invites' },
  { value: 'week', label: 'Weeks' },
  { value: 'points', label: 'Points' },
  { value: 'pick', label: 'Picks for players' },
  { value: 'rankings', label: 'Rankings' },
  { value: 'draft', label: 'Draft' },
  { value: 'roster', label: 'Late rosters' },
  { value: 'season', label: 'Season' },
  { value: 'announcement', label: 'Announcements' },
  { value: 'sms', label: 'Text messages' },
] as const;

/** 'user.admin-granted' → 'User admin granted' */
export function actionInWords(action: string): string {
  const words = action.replace(/[.-]/g, ' ').replace(/^sms /, 'SMS ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The kind of change, for its colour: created, removed or changed. */
export function toneOf(action: string): 'new' | 'gone' | 'changed' {
  if (/\.(created|imported|drafted|restored|run|blast-sent)$/.test(action)) return 'new';
  if (/\.(deleted|eliminated|undone|unlocked|admin-revoked|blast-stopped|reminders-stopped)$/.test(action))
    return 'gone';
  return 'changed';
}
