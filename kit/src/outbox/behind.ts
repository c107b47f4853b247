/** A copy that is behind must not be taken for the truth: what it lacks may be on its way. */
import type { Reason } from '@torchbearer/rules';
import { setTimeout as pause } from 'node:timers/promises';
import type { Bus } from '../bus/bus.js';
import { Refusal } from '../errors.js';
import type { Log } from '../log.js';
import { within } from '../within.js';

/** The refusals that rest on copies, each with the topics whose events may make them wrong. */
export type RestsOnCopies = Readonly<Partial<Record<Reason, readonly { readonly name: string }[]>>>;

interface Patience {
  /** How long the bus may take to answer, in milliseconds. */
  readonly longestAnswerMs?: number;
  /** Before the second look, in milliseconds. */
  readonly secondLookMs?: number;
}

/**
 * Whether the bus has news of these topics that the group has not applied yet; false where it does not say. News are
 * always on their way somewhere: only what is still there at a second look counts.
 */
export async function isBehind(
  bus: Pick<Bus, 'lag'>,
  group: string,
  topics: readonly { readonly name: string }[],
  log: Log,
  { longestAnswerMs = 1_000, secondLookMs = 100 }: Patience = {},
): Promise<boolean> {
  const names = topics.map(({ name }) => name);
  const hasNews = async (): Promise<boolean> =>
    (await within(bus.lag(group, names), longestAnswerMs)).some(({ lag }) => lag > 0);
  try {
    if (!(await hasNews())) return false;
    await pause(secondLookMs);
    return await hasNews();
  } catch (error) {
    log.debug({ err: error }, 'the bus does not say whether the copies are behind');
    return false;
  }
}

/**
 * Runs a call. Where it is refused for something that rests on copies, the bus is asked whether it has news for them
 * that this group has not applied yet (after a kill, at a first start): then the answer is UNAVAILABLE. Otherwise the
 * call is run a second time, since the copies may have caught up between the refusal and the question, and what comes
 * of that is the answer; a refusal has written nothing. A bus that does not say counts as one without news: the refusal
 * is the best that is known.
 */
export type BehindCheck = <T>(run: () => Promise<T>) => Promise<T>;

export function createBehindCheck(options: {
  readonly bus: Pick<Bus, 'lag'>;
  readonly group: string;
  readonly restsOnCopies: RestsOnCopies;
  readonly log: Log;
  readonly patience?: Patience;
}): BehindCheck {
  const { bus, group, restsOnCopies, log, patience } = options;
  const questions = new Map<Reason, () => Promise<boolean>>();

  const askAbout = (reason: Reason, topics: readonly { readonly name: string }[]): Promise<boolean> => {
    let question = questions.get(reason);
    if (question === undefined) {
      question = shared(() => isBehind(bus, group, topics, log, patience));
      questions.set(reason, question);
    }
    return question();
  };
  return async (run) => {
    try {
      return await run();
    } catch (error) {
      const topics = error instanceof Refusal ? restsOnCopies[error.reason] : undefined;
      if (topics === undefined || !(error instanceof Refusal)) throw error;
      const { reason } = error;
      if (await askAbout(reason, topics)) {
        log.warn({ reason }, 'the copies are behind: the caller is asked to come again');
        throw new Refusal('UNAVAILABLE');
      }
      return await run();
    }
  };
}

/**
 * However many ask at a time, the question is put by one of them. Nobody gets the answer to one that was put before they
 * asked, which may be older than what they ask about: they wait for the next, which all of them share.
 */
function shared<T>(ask: () => Promise<T>): () => Promise<T> {
  let running: Promise<T> | null = null;
  let next: Promise<T> | null = null;
  const begin = (): Promise<T> => {
    const asked = ask().finally(() => {
      if (running === asked) running = null;
    });
    return (running = asked);
  };
  return () => {
    if (running === null) return begin();
    return (next ??= running.then(() => {
      next = null;
      return begin();
    }));
  };
}
