import {
  createBoardDecoder,
  resultsUntil,
  rowsOfList,
  type CallOptions,
  type RpcClient,
} from '@torchbearer/kit';
import type { ScoringServiceService } from '@torchbearer/proto/scoring/v1/scoring';
import { createKept, type Kept } from './kept.js';
import { createStandings, type Standings } from './standings.js';

export interface KeptStandings {
  /** The current standings for this caller. @throws Refusal, as scoring refuses */
  read(rpc: CallOptions): Promise<Standings>;
  /** Those with this label, if they are current or were until a short while ago. */
  labelled(label: string, rpc: CallOptions): Promise<Standings | null>;
}

/** How many replaced versions are kept, for those who scroll through pages while points are saved. */
const MOST_FORMER = 2;

/**
 * There are two lists, one for admins, who see e-mails that the season hides, and one for everybody else; and one for
 * each week that players who hide results have watched last.
 */
export function createKeptStandings(
  scoring: Pick<RpcClient<ScoringServiceService>, 'getStandings'>,
): KeptStandings {
  const decoder = createBoardDecoder();
  const keep = (forAdmin: boolean, like: () => Standings | null) => {
    let former: readonly Standings[] = [];
    const current: Kept<Standings> = createKept(async (own, rpc) => {
      const known = own ?? like();
      const asked = decoder.begin();
      const { wantedBoard } = asked;
      const response = await scoring.getStandings(
        known ? { knownVersion: known.version, knownHash: known.rows.hash, wantedBoard } : { wantedBoard },
        rpc,
      );
      if (known && response.isUnchanged === true)
        return known === own ? known : createStandings(known.version, known.rows, forAdmin);
      if (own) former = [own, ...former].slice(0, MOST_FORMER);
      const { version, board, standingsJson } = response;
      return createStandings(version, board ? asked.rows(board) : rowsOfList(standingsJson), forAdmin);
    });
    return { current, former: () => former };
  };
  const forPlayers: ReturnType<typeof keep> = keep(false, () => forAdmins.current.known());
  const forAdmins: ReturnType<typeof keep> = keep(true, () => forPlayers.current.known());
  const asOfWeeks = new Map<number, ReturnType<typeof keep>>();
  const listsAsOf = (week: number): ReturnType<typeof keep> => {
    let lists = asOfWeeks.get(week);
    if (!lists) asOfWeeks.set(week, (lists = keep(false, () => null)));
    return lists;
  };
  const listsFor = ({ actor }: CallOptions) => {
    const until = resultsUntil(actor);
    if (until !== null) return listsAsOf(until);
    return actor.isAdmin ? forAdmins : forPlayers;
  };
  const read = (rpc: CallOptions): Promise<Standings> => listsFor(rpc).current.read(rpc, 'all');
  return {
    read,
    async labelled(label, rpc) {
      const { current, former } = listsFor(rpc);
      const known = [current.known() ?? [], former()].flat().find((standings) => standings.label === label);
      if (known) return known;
      const newest = await read(rpc);
      return newest.label === label ? newest : null;
    },
  };
}
