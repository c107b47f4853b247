import type { BlastEstimate } from '@torchbearer/contract/client';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { adminQueries } from '../../../api/admin-queries.js';
import { errorSentence } from '../../../api/error-sentence.js';
import { bodyOf, type BlastDraft, namesNobody, sameRecipients } from './blast-draft.js';

const PAUSE_MS = 400;
const NOBODY: BlastEstimate = { estimatedCount: 0, estimatedCost: 0, segments: 1 };

interface Estimate {
  /** undefined while it isn't known. */
  readonly known: BlastEstimate | undefined;
  /** Why it can't be known, in a sentence; null where it can. */
  readonly failure: string | null;
  readonly retry: () => void;
}

/** Whom the draft would reach, asked for when typing pauses. */
export function useEstimate(draft: BlastDraft): Estimate {
  const body = bodyOf(draft);
  const typed = JSON.stringify(body);
  const [asked] = useDebouncedValue(typed, PAUSE_MS);
  const { data, error, refetch } = useQuery({
    ...adminQueries.blastEstimate(body),
    enabled: asked === typed && !namesNobody(body),
    // While somebody types they are still the same people; how long the text gets for each is not known yet.
    placeholderData: (before, query) =>
      before && query && sameRecipients(query.queryKey[2], body) ? { ...before, segments: 1 } : undefined,
    gcTime: 60_000,
  });
  if (namesNobody(body)) return { known: NOBODY, failure: null, retry: () => undefined };
  const failure = error && !data ? errorSentence(error, 'Unable to count the recipients.') : null;
  return { known: data, failure, retry: () => void refetch() };
}
