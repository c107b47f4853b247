import { audit, isId, pageInput, pageOf, Refusal, type Encoded, type Page, type Tx } from '@torchbearer/kit';
import type { DraftPreview as DraftPreviewMessage } from '@torchbearer/proto/league/v1/league';
import { Topics } from '@torchbearer/proto/topics';
import { LISTS } from '@torchbearer/rules';
import { drafting } from '@torchbearer/rules/draft';
import { hash } from 'node:crypto';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { z } from 'zod';
import type { Rpcs } from '../../context.js';
import { countEliminated, listCastaways } from '../../db/castaways.js';
import { currentInputHash, readHashedInputs } from '../../db/draft-inputs.js';
import {
  eachPreviewPick,
  findPreview,
  insertPreview,
  previewList,
  readPreviewPage,
  storedPicks,
  type DraftPreview,
  type IdentifiedPick,
} from '../../db/draft-previews.js';
import { lockDraft } from '../../db/draft.js';
import { toDraftPicks } from '../responses.js';
import { closeDraft, refuseImpossible } from './close-draft.js';
import { encodedDraft } from './draft-json.js';

const sha256 = (text: string): string => hash('sha256', text, 'hex');

export const previewDraft: Rpcs['previewDraft'] = {
  who: 'admin',
  input: z.object({ page: pageInput(LISTS.draft), practice: z.boolean().optional() }),
  async handle(context, { page: asked, picks: wanted, practice }, call) {
    const { database, chance } = context;
    if (!practice) await closeDraft(context, call);
    return await database.transaction(async (tx) => {
      const { status, generation } = await lockDraft(tx, 'shared');
      if (status === 'COMPLETED') throw new Refusal('DRAFT_ALREADY_RUN');
      const { inputs, differences, closed, eliminated, ...read } = await readHashedInputs(tx);
      refuseImpossible({ inputs, differences, eliminated });
      if (!practice && !closed) throw new Error('Rankings are closed, but there is no seed.');
      const seed = practice ? chance.draftSeed() : (closed?.seed ?? '');
      const nobody = new Set(differences.deleted);
      const nobodysPicks: IdentifiedPick[] = [];
      const stored: Buffer[] = [];
      let count = 0;
      for await (const some of inChunks(drafting({ ...inputs, seed, late: differences.late }, sha256))) {
        const picks = some.map((pick) => ({ id: chance.id(), ...pick }));
        const owned = picks.filter(({ userId }) => !nobody.has(userId));
        if (owned.length < picks.length)
          nobodysPicks.push(...picks.filter(({ userId }) => nobody.has(userId)));
        if (owned.length > 0) stored.push(Buffer.from(storedPicks(owned)));
        count += owned.length;
      }
      const kind = practice ? ('practice' as const) : ('season' as const);
      const preview = { id: chance.id(), kind, seed, inputHash: read.hash, createdAt: call.now };
      const rest = { generation, picks: stored, nobodysPicks, differences, createdBy: call.userId };
      await insertPreview(tx, { ...preview, ...rest });
      await audit(tx, Topics.leagueAudit, call, {
        action: practice ? 'draft.practiced' : 'draft.previewed',
        target: { type: 'draft', id: preview.id, name: 'Draft' },
        before: null,
        after: { seed, inputHash: preview.inputHash, picks: count, leftOut: eliminated.length },
      });
      const shown = { leftOut: eliminated.length, isStale: false };
      if (wanted === 'none') return withoutPicks(preview, shown);
      if (asked) {
        const { preview: message, page } = await previewPage(tx, preview, shown, pageOf(previewList, asked));
        return { ...message, page };
      }
      return await previewInJson(tx, preview, shown);
    });
  },
};

const CHUNK = 1_000;

/** A chunk of items at a time, with a turn of the event loop in between: other calls need not wait for all of them. */
async function* inChunks<T>(items: Iterable<T>): AsyncGenerator<T[], void, undefined> {
  let chunk: T[] = [];
  for (const item of items) {
    chunk.push(item);
    if (chunk.length < CHUNK) continue;
    yield chunk;
    chunk = [];
    await nextTurn();
  }
  if (chunk.length > 0) yield chunk;
}

/** Empty before the first preview and once the draft has run. */
export const getDraftPreview: Rpcs['getDraftPreview'] = {
  who: 'admin',
  input: z.object({ page: pageInput(LISTS.draft), preview: z.string().refine(isId).optional() }),
  handle: ({ database }, { page: asked, preview: id }) =>
    database.transaction(async (tx) => {
      const { status, generation } = await lockDraft(tx, 'shared');
      const preview = status === 'COMPLETED' ? null : await findPreview(tx, id, generation);
      if (!preview) return {};
      const shown = {
        leftOut: await countEliminated(tx),
        isStale: preview.kind === null || (await currentInputHash(tx)) !== preview.inputHash,
      };
      if (asked !== undefined || id !== undefined)
        return await previewPage(tx, preview, shown, pageOf(previewList, asked));
      return await previewInJson(tx, preview, shown);
    }),
};

interface Shown {
  /** Castaways that are not in the pool. */
  readonly leftOut: number;
  readonly isStale: boolean;
}

async function previewPage(tx: Tx, preview: DraftPreview, shown: Shown, asked: Page) {
  const { rows, page } = await readPreviewPage(tx, preview.id, asked);
  return { preview: { ...withoutPicks(preview, shown), picks: await toDraftPicks(tx, rows, null) }, page };
}

const withoutPicks = (
  { id, kind, seed, inputHash, createdAt }: DraftPreview,
  { leftOut, isStale }: Shown,
): DraftPreviewMessage => ({
  ...{ previewId: id, seed, inputHash, picks: [], leftOut, createdAt, isStale },
  practice: kind === 'practice',
});

async function previewInJson<Response>(
  tx: Tx,
  preview: DraftPreview,
  shown: Shown,
): Promise<Encoded<Response>> {
  const { picks: _, ...message } = withoutPicks(preview, shown);
  const rest = JSON.stringify(message);
  return await encodedDraft({
    before: '{"picks":[',
    picks: eachPreviewPick(tx, preview.id),
    castaways: await listCastaways(tx),
    hasEmails: true,
    after: `],${rest.slice(1)}`,
  });
}
