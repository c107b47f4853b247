/** The standings that this gateway has read last, and one question for all who want to know whether they are current. */
import type { CallOptions, RpcClient } from '@torchbearer/kit';
import type { ScoringServiceService } from '@torchbearer/proto/scoring/v1/scoring';
import { keepList, type KeptList } from './kept-list.js';

export interface KeptStandings {
  /** The current standings for this caller. @throws Refusal, as scoring refuses */
  read(rpc: CallOptions): Promise<KeptList>;
}

/** A question that takes longer does not hold up the next: the next may reach another replica. */
const PATIENCE_MS = 250;

/**
 * Each caller gets what scoring says in response to a question that was sent after the caller's request had arrived, so
 * nobody sees a list from before a save that was acknowledged to them. One question at a time is on its way, and those
 * who come meanwhile share the next. There are two lists: one for admins, who see e-mails that the season hides, and one
 * for everybody else.
 */
export function createKeptStandings(
  scoring: Pick<RpcClient<ScoringServiceService>, 'getStandings'>,
): KeptStandings {
  const [forPlayers, forAdmins] = [createReader(scoring), createReader(scoring)];
  return {
    read: (rpc) => {
      const [own, other] = rpc.actor.isAdmin ? [forAdmins, forPlayers] : [forPlayers, forAdmins];
      return own.read(rpc, other.known);
    },
  };
}

interface Reader {
  readonly known: () => KeptList | null;
  /** @param like a list that is probably the same: it is kept and compressed once */
  read(rpc: CallOptions, like: () => KeptList | null): Promise<KeptList>;
}

function createReader(scoring: Pick<RpcClient<ScoringServiceService>, 'getStandings'>): Reader {
  let kept: { readonly list: KeptList; readonly asked: number } | null = null;
  let asked = 0;
  /** The question that is on its way. */
  let running: Promise<unknown> | null = null;
  /** The question for those who came since it was sent. */
  let next: Promise<KeptList> | null = null;

  const ask = async (rpc: CallOptions, like: () => KeptList | null): Promise<KeptList> => {
    const number = ++asked;
    const known = kept?.list ?? like();
    const response = await scoring.getStandings(
      known ? { knownVersion: known.version, knownHash: known.hash } : {},
      rpc,
    );
    const { version, standingsJson, isUnchanged } = response;
    const list = known && isUnchanged === true ? known : fitting(like(), keepList(version, standingsJson));
    // A slow response must not replace that of a later question.
    if (kept === null || kept.asked < number) kept = { list, asked: number };
    return list;
  };

  const askWhenFree = async (rpc: CallOptions, like: () => KeptList | null): Promise<KeptList> => {
    if (running) await settled(running, PATIENCE_MS);
    // Also those whose requests are read in this turn of the event loop.
    await new Promise((resolve) => setImmediate(resolve));
    next = null;
    const question = ask(rpc, like);
    running = question;
    try {
      return await question;
    } finally {
      if (running === question) running = null;
    }
  };
  return {
    known: () => kept?.list ?? null,
    read: (rpc, like) => (next ??= askWhenFree(rpc, like)),
  };
}

/** The same list once. */
const fitting = (like: KeptList | null, list: KeptList): KeptList =>
  like && like.version === list.version && like.hash.equals(list.hash) ? like : list;

/** Waits for the end of the work, but not for longer than this. */
async function settled(work: Promise<unknown>, mostMs: number): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise((resolve) => (timer = setTimeout(resolve, mostMs)));
  await Promise.race([work.catch(() => undefined), late]);
  clearTimeout(timer);
}
