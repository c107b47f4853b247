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
