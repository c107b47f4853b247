import { resultsUntil, rpc, type Tx } from '@torchbearer/kit';
import type {
  DraftRun,
  GetDraftProofRequest,
  GetDraftProofResponse,
} from '@torchbearer/proto/league/v1/league';
import type { Context } from '../../context.js';
import { listCastaways } from '../../db/castaways.js';
import { listDraftChanges } from '../../db/draft-changes.js';
import { readDifferences } from '../../db/draft-previews.js';
import { readDraftSeason, readSecret, type ClosedDraft } from '../../db/draft-season.js';
import { listRuns, type DraftRunRow } from '../../db/draft.js';
import type { CastawayRow } from '../../db/tables.js';
import { userCards } from '../../db/users.js';
import { hiddenEliminations, namedDifferences } from '../../domain/named-differences.js';

/** So many differences of each run are listed; the file of its inputs has all. */
const LISTED = 200;

export const getDraftProof = rpc<Context, GetDraftProofRequest, GetDraftProofResponse>({
  who: 'player',
  handle: ({ database }, _request, { actor }) =>
    database.transaction(async (tx) => {
      const castaways = await listCastaways(tx);
      const hidden = hiddenEliminations(castaways, resultsUntil(actor));
      const { commitment, closed } = await readDraftSeason(tx);
      const runs: DraftRun[] = [];
      for (const run of await listRuns(tx))
        runs.push(await runMessage(tx, run, { closed, castaways, hidden }));
      return {
        commitment,
        secret: (await readSecret(tx)) ?? undefined,
        storedHash: closed?.storedHash,
        seed: closed?.seed,
        closedAt: closed?.closedAt,
        closedBy: closed?.closedBy ?? undefined,
        notRanked: closed?.unranked,
        runs,
      };
    }),
});

interface Seen {
  readonly closed: ClosedDraft | null;
  readonly castaways: readonly CastawayRow[];
  /** Castaways whose elimination the caller may not know. */
  readonly hidden: ReadonlySet<string>;
}

async function runMessage(
  tx: Tx,
  { id, runAt, runBy, seed, inputHash, hasSeasonSeed }: DraftRunRow,
  { closed, castaways, hidden }: Seen,
): Promise<DraftRun> {
  const differences = await readDifferences(tx, id);
  const { added, rankings, late, deleted } = differences;
  const removed = differences.removed.filter((castawayId) => !hidden.has(castawayId));
  const people = [...late.map(({ userId }) => userId), ...rankings.map(([userId]) => userId)];
  const cards = await userCards(tx, people.slice(0, LISTED));
  const names = new Map(castaways.map((castaway) => [castaway.id, castaway.name]));
  for (const { id: userId, name } of cards.values()) names.set(userId, name);
  const changes = closed ? await listDraftChanges(tx, closed.closedAt, runAt) : [];
  const listed = {
    ...differences,
    removed,
    late: late.slice(0, LISTED),
    deleted: deleted.slice(0, LISTED),
    rankings: rankings.slice(0, LISTED),
  };
  const rules = [differences.rounds, differences.shareCastaways].filter((rule) => rule !== undefined);
  return {
    ...{ id, runAt, seed, inputHash, hasSeasonSeed },
    runBy: runBy ?? undefined,
    differenceCount: [...added, ...removed, ...rankings, ...late, ...deleted, ...rules].length,
    differences: namedDifferences(listed, changes, names).slice(0, LISTED),
  };
}
