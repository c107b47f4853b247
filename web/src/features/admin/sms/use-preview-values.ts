import type { Pick as WeekPick, User } from '@torchbearer/contract/client';
import { useQuery } from '@tanstack/react-query';
import { adminQueries } from '../../../api/admin-queries.js';
import { queries } from '../../../api/queries.js';
import { type BlastDraft, readNumbers } from './blast-draft.js';
import type { PlaceholderValues } from './placeholders.js';

/** The placeholders' values for the draft's first recipient. */
export function usePreviewValues(draft: BlastDraft, players: readonly User[]): PlaceholderValues {
  const week = useQuery(queries.league()).data?.activeWeek ?? null;
  const { data: picks } = useQuery({
    ...adminQueries.weekPicks(week?.weekNumber ?? 0),
    enabled: week !== null,
  });
  const reader = firstReader(draft, players, picks ?? []);
  return {
    week: week?.weekNumber ?? null,
    deadline: week?.picksCloseAt ?? null,
    name: reader?.name ?? null,
    castaway: picks?.find(({ userId }) => userId === reader?.id)?.castaway.name ?? null,
  };
}

function firstReader(
  { filter, playerIds, numbers }: BlastDraft,
  players: readonly User[],
  picks: readonly WeekPick[],
): User | undefined {
  if (filter === 'all') return players[0];
  if (filter === 'no-picks') return players.find(({ id }) => !picks.some(({ userId }) => userId === id));
  const { phones } = readNumbers(numbers);
  return players.find(({ id, phone }) => playerIds.includes(id) || phones.includes(phone ?? ''));
}
