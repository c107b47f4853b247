import { isId, onEvent, Refusal, resultsUntil, type Handled, type Tx } from '@torchbearer/kit';
import type { AuditRecorded } from '@torchbearer/proto/audit/v1/events';
import type { DraftRun } from '@torchbearer/proto/league/v1/league';
import { Topics } from '@torchbearer/proto/topics';
import { inputText } from '@torchbearer/rules/draft';
import { z } from 'zod';
import type { Context, Rpcs } from '../../context.js';
import { listCastaways } from '../../db/castaways.js';
import { readDraftSeason, readSecret, readStoredInputs, type ClosedDraft } from '../../db/draft-inputs.js';
import { eachPreviewPick, readDifferences } from '../../db/draft-previews.js';
import { insertDraftChange, listDraftChanges, listRuns, type DraftRunRow } from '../../db/draft.js';
import { userCards } from '../../db/players.js';
import type { CastawayRow } from '../../db/tables.js';
import { hiddenEliminations, namedDifferences } from '../../domain/named-differences.js';
import { encodedJson } from './draft-json.js';

/** So many differences of each run are listed; the file of its inputs has all. */
const LISTED = 200;

export const getDraftProof: Rpcs['getDraftProof'] = {
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
};

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

/** A `DraftRecord` of the rules, as JSON. */
export const getDraftInputs: Rpcs['getDraftInputs'] = {
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
        eachPreviewPick(tx, run.id),
        ({ userId, castawayId, round }) => [userId, castawayId, round],
        ']}}',
      );
    }),
};

const hides = (): Refusal =>
  new Refusal(
    'RESULTS_HIDDEN',
    'You hide results, and these inputs show who left in a week that you have not watched.',
  );

/** The audit entries about what a draft is made from, for its receipt. */
const ACTIONS: ReadonlySet<string> = new Set([
  'castaway.created',
  'castaway.eliminated',
  'castaway.restored',
  'castaway.deleted',
  'castaways.imported',
  'roster.drafted',
  'season.updated',
  'user.deleted',
]);

const noteChange = async (tx: Tx, entry: AuditRecorded): Promise<void> => {
  if (ACTIONS.has(entry.action)) await insertDraftChange(tx, entry);
};

export const draftChanges: readonly Handled<Context>[] = [
  onEvent(Topics.identityAudit, noteChange),
  onEvent(Topics.leagueAudit, noteChange),
];
