import { audit, Refusal, rpc } from '@torchbearer/kit';
import type { DraftRosterRequest, DraftRosterResponse } from '@torchbearer/proto/league/v1/league';
import { Topics } from '@torchbearer/proto/topics';
import { z } from 'zod';
import type { Context } from '../../context.js';
import { listDraftPicks } from '../../db/draft-picks.js';
import { readDraftInputs } from '../../db/draft-inputs.js';
import { findRunDraft, lockDraft } from '../../db/draft.js';
import { addRoster } from '../../db/rosters.js';
import { findPlayer } from '../../db/users.js';
import { plainText } from '../../domain/plain-text.js';
import { continueDraft, roundsOf } from '../../domain/snake-draft.js';
import { toDraftPicks } from '../responses.js';

export const draftRoster = rpc<Context, DraftRosterRequest, DraftRosterResponse>({
  who: 'admin',
  input: z.object({ userId: plainText('Player', 100) }),
  handle: ({ database, chance }, { userId }, call) =>
    database.transaction(async (tx) => {
      await lockDraft(tx, 'exclusive');
      const run = await findRunDraft(tx);
      if (!run) throw new Refusal('DRAFT_NOT_RUN');
      const player = await findPlayer(tx, userId);
      if (!player) throw new Refusal('USER_NOT_FOUND');
      const existing = await listDraftPicks(tx);
      if (existing.some((pick) => pick.userId === userId)) throw new Refusal('ROSTER_EXISTS');
      if (!player.isParticipant) throw watching();
      const inputs = await readDraftInputs(tx);
      const rounds = roundsOf(existing) || inputs.rounds;
      const drafted = continueDraft(existing, userId, { ...inputs, rounds, seed: run.seed });
      if (drafted.length === 0) throw poolEmpty();
      const picks = drafted.map((pick) => ({ id: chance.id(), ...pick }));
      await addRoster(tx, userId, picks, call.now);
      const messages = await toDraftPicks(tx, picks, null);
      await audit(tx, Topics.leagueAudit, call, {
        action: 'roster.drafted',
        target: { type: 'user', id: userId, name: player.name },
        before: null,
        after: { castaways: messages.map(({ castaway }) => castaway?.name) },
      });
      return { picks: messages };
    }),
});

const watching = (): Refusal =>
  new Refusal('INVALID_INPUT', undefined, [
    { field: 'userId', message: 'An admin takes part in the league only after submitting rankings' },
  ]);

const poolEmpty = (): Refusal =>
  new Refusal('DRAFT_NOT_POSSIBLE', 'No castaway is left to draft, and castaways are not shared.');
