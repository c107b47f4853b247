import type { BlastEstimate } from '@torchbearer/contract/client';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { adminQueries } from '../../../api/admin-queries.js';
import { errorSentence } from '../../../api/error-sentence.js';
import { bodyOf, type BlastDraft, namesNobody, sameRecipients } from './blast-draft.js';

const PAUSE_MS = 400;
const NO_RECIPIENTS: BlastEstimate = { estimatedCount: 0, estimatedCost: 0, segments: 1 };

interface Estimate {
  /** undefined while unknown. */
  readonly known: BlastEstimate | undefined;
  /** Why it can't be known, in a sentence; null if it can. */
  readonly failure: string | null;
  readonly retry: () => void;
}

/** The draft's recipients, requested at a pause in typing. */
export function useEstimate(draft: BlastDraft): Estimate {
  const body = bodyOf(draft);
  const typed = JSON.stringify(body);
  const [debounced] = useDebouncedValue(typed, PAUSE_MS);
  const { data, error, refetch } = useQuery({
    ...adminQueries.blastEstimate(body),
    enabled: debounced === typed && !namesNobody(body),
    // While the admin types, the recipients are the same; the length of each text is not known yet.
    placeholderData: (before, query) =>
      before && query && sameRecipients(query.queryKey[2], body) ? { ...before, segments: 1 } : undefined,
    gcTime: 60_000,
  });
  if (namesNobody(body)) return { known: NO_RECIPIENTS, failure: null, retry: () => undefined };
  const failure = error && !data ? errorSentence(error, 'Unable to count the recipients.') : null;
  return { known: data, failure, retry: () => void refetch() };
}
