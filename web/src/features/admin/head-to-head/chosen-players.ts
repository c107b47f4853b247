/** The compared players, in the address: ?user1=…&user2=…&compare=yes */

export interface ChosenPlayers {
  readonly user1: string | null;
  readonly user2: string | null;
  /** Whether the comparison was requested. */
  readonly compare: boolean;
}

export const readChosen = (search: URLSearchParams): ChosenPlayers => ({
  user1: search.get('user1'),
  user2: search.get('user2'),
  compare: search.get('compare') === 'yes',
});

export function writeChosen({ user1, user2, compare }: ChosenPlayers): Record<string, string> {
  return {
    ...(user1 !== null && { user1 }),
    ...(user2 !== null && { user2 }),
    ...(compare && { compare: 'yes' }),
  };
}

/** Two different players, or null: a player can't be compared with themselves. */
export const bothOf = ({ user1, user2 }: ChosenPlayers): readonly [string, string] | null =>
  user1 !== null && user2 !== null && user1 !== user2 ? [user1, user2] : null;
