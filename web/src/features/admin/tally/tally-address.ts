/** What the tally shows, in the address, so that the phone's way back works. */
import { useSearchParams } from 'react-router-dom';

export interface TallyView {
  readonly castawayId: string | null;
  readonly showsEntries: boolean;
}

export function useTallyView(): TallyView {
  const [search] = useSearchParams();
  return { castawayId: search.get('castaway'), showsEntries: search.get('view') === 'entries' };
}

/** The address of another view of the same week. */
export const tallySearch = (week: number, { castawayId, showsEntries }: TallyView): string =>
  `?${String(
    new URLSearchParams({
      mode: 'tally',
      week: String(week),
      ...(castawayId !== null && { castaway: castawayId }),
      ...(showsEntries && { view: 'entries' }),
    }),
  )}`;
