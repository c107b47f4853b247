import type { Draft, Pick as WeekPick, User } from '@torchbearer/contract/client';
import { useQuery } from '@tanstack/react-query';
import { adminQueries } from '../../../api/admin-queries.js';
import { queries } from '../../../api/queries.js';
import { type BlastDraft, readNumbers } from './blast-draft.js';
import type { PlaceholderValues } from './placeholders.js';

/** What the placeholders stand for with the first of those whom the draft is for. */
export function usePreviewValues(draft: BlastDraft, players: readonly User[]): PlaceholderValues {
  const week = useQuery(queries.league()).data?.activeWeek ?? null;
  const { data: picks } = useQuery({
    ...adminQueries.weekPicks(week?.weekNumber ?? 0),
    enabled: week !== null,
  });
  const { data: drafted } = useQuery(adminQueries.draft());
  const reader = firstReader(draft, players, picks ?? []);
  return {
    week: week?.weekNumber ?? null,
    deadline: week?.picksCloseAt ?? null,
    name: reader?.name ?? null,
    castaway: reader ? castawayOf(reader, picks ?? [], drafted) : null,
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

/** The castaway picked this week, else those that there are to choose from. */
function castawayOf({ id }: User, picks: readonly WeekPick[], drafted: Draft | undefined): string | null {
  const picked = picks.find(({ userId }) => userId === id);
  if (picked) return picked.castaway.name;
  const own = drafted?.picks.filter(({ userId, castaway }) => userId === id && !castaway.eliminated) ?? [];
  return own.length === 0 ? null : own.map(({ castaway }) => castaway.name).join(' or ');
}
