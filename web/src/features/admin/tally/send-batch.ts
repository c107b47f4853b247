/** The calls of the tally. */
import { ApiError, type BlindTallies, type TalliedPoints } from '@torchbearer/contract/client';
import { MutationObserver } from '@tanstack/react-query';
import { adminQueries } from '../../../api/admin-queries.js';
import { api } from '../../../api/client.js';
import { queryClient } from '../../../api/query-client.js';
import { token } from '../../../api/token.js';
import { blindTallies } from '../double-scoring/blind-lines.js';
import { TOUCHED } from '../scoring/use-keep-points.js';
import { bodyOf, type Batch, type Refused } from './queue.js';

const TIMEOUT_MS = 15_000;

/** What the server has after a batch. */
type Sent = TalliedPoints | BlindTallies;

const isBlind = ({ changes }: Batch): boolean => changes[0]?.isBlind === true;

/** Another user has signed in, in this browser. */
export class OtherUser extends Error {}

/**
 * Sends an admin's batches, and none with the session of another admin.
 * @throws OtherUser, ApiError, or the reason of a timeout
 */
export function batchSender(userId: string): (batch: Batch) => Promise<Sent> {
  /** The admin's session, as the server has confirmed it. */
  let confirmed: string | null = null;

  async function send(batch: Batch): Promise<Sent> {
    const held = token.read();
    if (held !== confirmed) {
      const { id } = await api.getMe({}, { signal: AbortSignal.timeout(TIMEOUT_MS) });
      // Nothing may wait between this comparison and the call, which reads the token.
      if (id !== userId || token.read() !== held) throw new OtherUser();
      confirmed = held;
    }
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    if (isBlind(batch))
      return await api.enterBlindLines({ params: { n: batch.week }, body: bodyOf(batch) }, { signal });
    return await api.tallyWeekPoints({ params: { n: batch.week }, body: bodyOf(batch) }, { signal });
  }

  // As a mutation, so that the end of the session is noticed like that of any other call.
  const mutation = new MutationObserver(queryClient, { mutationFn: send });
  return (batch) => mutation.mutate(batch);
}

/** What the server refused; null if it may accept the same batch later. */
export function refusalIn(error: unknown): Refused | null {
  if (!(error instanceof ApiError) || error.code === 'UNREADABLE') return null;
  const { status, code, message, details } = error;
  // Not the session, the admin's rights, or a limit.
  const isAboutContents = status >= 400 && status < 500 && ![401, 403, 408, 429].includes(status);
  return isAboutContents ? { status, code, sentence: message, details } : null;
}

/** Shows what the server has now, instead of any response that is older. */
export async function showTallied(week: number, sent: Sent): Promise<void> {
  if ('tallies' in sent) {
    const { queryKey } = blindTallies(week);
    await queryClient.cancelQueries({ queryKey });
    queryClient.setQueryData(queryKey, sent);
    return;
  }
  const { entries, lines } = sent;
  const ofLines = adminQueries.weekLines(week).queryKey;
  const ofPoints = adminQueries.weekPoints(week).queryKey;
  await Promise.all([ofLines, ofPoints].map((queryKey) => queryClient.cancelQueries({ queryKey })));
  queryClient.setQueryData(ofLines, lines);
  queryClient.setQueryData(ofPoints, entries);
  // Other screens fetch it when they are opened: there may be a batch every second.
  for (const queryKey of TOUCHED) void queryClient.invalidateQueries({ queryKey, refetchType: 'none' });
}
