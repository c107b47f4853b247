import { inBatches, isId, Refusal, resultsUntil, rpc, type Tx } from '@torchbearer/kit';
import type { GetDraftInputsRequest, GetDraftInputsResponse } from '@torchbearer/proto/league/v1/league';
import { inputText } from '@torchbearer/rules/draft';
import { z } from 'zod';
import type { Context } from '../../context.js';
import { listCastaways } from '../../db/castaways.js';
import { PICKS, readDifferences } from '../../db/draft-previews.js';
import { readDraftSeason, readSecret, readStoredInputs } from '../../db/draft-season.js';
import { listRuns } from '../../db/draft.js';
import { hiddenEliminations } from '../../domain/named-differences.js';
import { encodedJson } from './draft-json.js';

/** A `DraftRecord` of the rules, as JSON. */
export const getDraftInputs = rpc<Context, GetDraftInputsRequest, GetDraftInputsResponse>({
  who: 'player',
  input: z.object({ run: z.string().refine(isId).optional() }),
  handle: ({ database }, { run: id }, { actor }) =>
    database.transaction(async (tx) => {
      const runs = await listRuns(tx);
      const run = id === undefined ? runs.at(-1) : runs.find((one) => one.id === id);
      if (!run) throw new Refusal('DRAFT_NOT_RUN');
      const { commitment, closed } = await readDraftSeason(tx);
      if (!closed || !run.hasSeasonSeed)
        throw new Refusal(
          'DRAFT_NOT_RUN',
          'This draft was run by an earlier release, which stored no inputs.',
        );
      const { storedHash, seed } = closed;
      const receipt = { commitment, secret: await readSecret(tx), storedHash, seed };
      const differences = await readDifferences(tx, run.id);
      const hidden = hiddenEliminations(await listCastaways(tx), resultsUntil(actor));
      if (differences.removed.some((castawayId) => hidden.has(castawayId))) throw hides();
      const stored = [...inputText(await readStoredInputs(tx, closed))].join('');
      const ofRun = JSON.stringify({ inputHash: run.inputHash, differences });
      return await encodedJson(
        `${JSON.stringify(receipt).slice(0, -1)},"stored":${stored},"run":${ofRun.slice(0, -1)},"picks":[`,
        eachPick(tx, run.id),
        ({ userId, castawayId, round }) => [userId, castawayId, round],
        ']}}',
      );
    }),
});

const hides = (): Refusal =>
  new Refusal(
    'RESULTS_HIDDEN',
    'You hide results, and these inputs show who left in a week that you have not watched.',
  );

const eachPick = (tx: Tx, id: string) =>
  inBatches<{ userId: string; castawayId: string; round: number }>(
    tx,
    `select pick.user_id as "userId", pick.castaway_id as "castawayId", pick.round
     from draft_previews preview cross join ${PICKS} where preview.id = $1 order by pick.pick_number`,
    [id],
  );
