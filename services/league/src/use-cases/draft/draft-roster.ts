import { audit, Refusal, rpc } from '@torchbearer/kit';
import type { DraftRosterRequest, DraftRosterResponse } from '@torchbearer/proto/league/v1/league';
import { Topics } from '@torchbearer/proto/topics';
import { continueDraft, roundsOf } from '@torchbearer/rules/draft';
import { z } from 'zod';
import type { Context } from '../../context.js';
import { listCastaways } from '../../db/castaways.js';
import { addLatePlayer, everythingDrafted, findLateSeed } from '../../db/late-players.js';
import { findRunDraft, lockDraft } from '../../db/draft.js';
import { addRoster, hasRoster, readRanking } from '../../db/rosters.js';
import { readSeason } from '../../db/season.js';
import { findPlayer } from '../../db/users.js';
import { plainText } from '../../domain/plain-text.js';
import { toDraftPicks } from '../responses.js';

export const draftRoster = rpc<Context, DraftRosterRequest, DraftRosterResponse>({
  who: 'admin',
  input: z.object({ userId: plainText('Player', 100) }),
  handle: ({ database, chance }, { userId }, call) =>
    database.transaction(async (tx) => {
      await lockDraft(tx, 'exclusive');
      if (!(await findRunDraft(tx))) throw new Refusal('DRAFT_NOT_RUN');
      const player = await findPlayer(tx, userId);
      if (!player) throw new Refusal('USER_NOT_FOUND');
      if (await hasRoster(tx, userId)) throw new Refusal('ROSTER_EXISTS');
      if (!player.isParticipant) throw watching();
      const existing = await everythingDrafted(tx);
      const castaways = await listCastaways(tx);
      const season = await readSeason(tx);
      const { ranking } = await readRanking(tx, userId);
      const late = { userId, seed: (await findLateSeed(tx, userId)) ?? chance.draftSeed(), ranking };
      const drafted = continueDraft(existing, late, {
        castaways: castaways.filter(({ eliminated }) => !eliminated).map(({ id }) => id),
        eliminated: castaways.filter(({ eliminated }) => eliminated).map(({ id }) => id),
        rounds: roundsOf(existing) || season.rounds,
        shareCastaways: season.shareCastaways,
      });
      if (drafted.length === 0) throw poolEmpty();
      const picks = drafted.map((pick) => ({ id: chance.id(), ...pick }));
      await addRoster(tx, userId, picks, call.now);
      await addLatePlayer(tx, late, picks);
      const messages = await toDraftPicks(tx, picks, null);
      await audit(tx, Topics.leagueAudit, call, {
        action: 'roster.drafted',
        target: { type: 'user', id: userId, name: player.name },
        before: null,
        after: { castaways: messages.map(({ castaway }) => castaway?.name), seed: late.seed },
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
