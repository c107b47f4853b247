import type { CallOptions, RpcClient } from '@torchbearer/kit';
import { Board } from '@torchbearer/proto/scoring/v1/board';
import type {
  GetStandingsResponse,
  ScoringServiceService,
  WantedBoard,
} from '@torchbearer/proto/scoring/v1/scoring';
import { createKept, type Kept } from './kept.js';
import { chunksOf, hashOf, rowsOfBoard, rowsOfList, type Chunks, type Rows } from './rows.js';
import { createStandings, type Standings } from './standings.js';

export interface KeptStandings {
  /** The current standings for this caller. @throws Refusal, as scoring refuses */
  read(rpc: CallOptions): Promise<Standings>;
  /** Those with this label, if they are current or were until a short while ago. */
  labelled(label: string, rpc: CallOptions): Promise<Standings | null>;
}

/** How many replaced versions are kept, for those who scroll through pages while points are saved. */
const MOST_FORMER = 2;

/** What was decoded last. */
interface Decoded {
  readonly rows: Rows | null;
  readonly chunks: Chunks;
  readonly wantedBoard: WantedBoard;
}

/** There are two lists: one for admins, who see e-mails that the season hides, and one for everybody else. */
export function createKeptStandings(
  scoring: Pick<RpcClient<ScoringServiceService>, 'getStandings'>,
): KeptStandings {
  let newest: Decoded = { rows: null, chunks: new Map(), wantedBoard: { knownChunks: [] } };

  /** @param known what scoring was asked with */
  const rowsOf = ({ board: sent, standingsJson }: GetStandingsResponse, known: Decoded): Rows => {
    if (!sent) return rowsOfList(standingsJson);
    const hash = hashOf(sent.board);
    // Of admins and players, the others may have asked first.
    if (newest.rows?.hash.equals(hash)) return newest.rows;
    const board = Board.decode(sent.board);
    const chunks = chunksOf(board, sent.chunks, known.chunks);
    const rows = rowsOfBoard(hash, board, chunks);
    newest = { rows, chunks, wantedBoard: { knownChunks: board.chunkHashes } };
    return rows;
  };
  const keep = (forAdmin: boolean, like: () => Standings | null) => {
    let former: readonly Standings[] = [];
    const current: Kept<Standings> = createKept(async (own, rpc) => {
      const known = own ?? like();
      const decoded = newest;
      const { wantedBoard } = decoded;
      const response = await scoring.getStandings(
        known ? { knownVersion: known.version, knownHash: known.rows.hash, wantedBoard } : { wantedBoard },
        rpc,
      );
      if (known && response.isUnchanged === true)
        return known === own ? known : createStandings(known.version, known.rows, forAdmin);
      if (own) former = [own, ...former].slice(0, MOST_FORMER);
      return createStandings(response.version, rowsOf(response, decoded), forAdmin);
    });
    return { current, former: () => former };
  };
  const forPlayers: ReturnType<typeof keep> = keep(false, () => forAdmins.current.known());
  const forAdmins: ReturnType<typeof keep> = keep(true, () => forPlayers.current.known());
  const listsFor = ({ actor }: CallOptions) => (actor.isAdmin ? forAdmins : forPlayers);
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
