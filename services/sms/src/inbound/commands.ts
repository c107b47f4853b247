/** What each command does: the table of them at the end is the list of all. */
import type { Call } from '@torchbearer/kit';
import type { Context } from '../context.js';
import { castawaysOf } from '../db/castaways.js';
import type { Command } from '../domain/commands.js';
import { matchCastaway } from '../domain/match-castaway.js';
import {
  allOutReply,
  boardReply,
  choicesReply,
  helpReply,
  noTeamReply,
  outReply,
  pickedReply,
  shortHelpReply,
  startReply,
  statusReply,
  teamReply,
} from '../domain/replies.js';
import { asPlayer, type Player } from './league.js';

/** A command of somebody known. */
interface Asked {
  readonly context: Context;
  readonly player: Player;
  readonly call: Call;
  readonly typed: string;
}

/** The answer to send, or a refusal with a sentence fit to be one. */
type Answering = (asked: Asked) => string | Promise<string>;

async function pick({ context, player, call, typed }: Asked): Promise<string> {
  const { picks } = context.league;
  const { assigned, week } = await picks.getMyPicks({}, asPlayer(player, call.requestId));
  const own = assigned.flatMap(({ castaway }) => castaway ?? []);
  const live = own.filter(({ eliminated }) => !eliminated);
  const found = matchCastaway(typed, live);
  if (found.kind === 'ONE') {
    const { castaway } = found;
    const chosen = { castawayId: castaway.id };
    const { pick: saved } = await picks.submitPick(chosen, asPlayer(player, call.requestId));
    return pickedReply({
      castawayName: castaway.name,
      weekNumber: saved?.weekNumber ?? week?.weekNumber ?? 0,
      closeAt: week?.picksCloseAt ?? call.now,
    });
  }
  if (own.length === 0) return noTeamReply();
  if (live.length === 0) return allOutReply();
  if (found.kind === 'MANY') return choicesReply(typed, found.castaways, true);
  const meant = matchCastaway(typed, own);
  return meant.kind === 'ONE' ? outReply(meant.castaway, live) : choicesReply(typed, live, false);
}

async function status({ context, player, call }: Asked): Promise<string> {
  const answer = await context.league.picks.getMyPicks({}, asPlayer(player, call.requestId));
  return statusReply({
    weekNumber: answer.week?.weekNumber ?? 0,
    openAt: answer.week?.picksOpenAt ?? call.now,
    closeAt: answer.week?.picksCloseAt ?? call.now,
    now: call.now,
    pick: answer.pick ?? null,
    live: answer.assigned.flatMap(({ castaway }) => (castaway && !castaway.eliminated ? [castaway] : [])),
  });
}

const board: Answering = async ({ context, player, call }) =>
  boardReply(await context.league.standings(asPlayer(player, call.requestId)), player.id);

const team: Answering = async ({ context, player }) =>
  teamReply(await castawaysOf(context.database, player.id));

const help: Answering = ({ context }) => helpReply(context.site.url);

const start: Answering = ({ player }) => startReply(player.name);

/** Of all but STOP, which needs nobody to be known. */
export const answers: Readonly<Record<Exclude<Command['kind'], 'STOP'>, Answering>> = {
  PICK: pick,
  STATUS: status,
  BOARD: board,
  TEAM: team,
  HELP: help,
  START: start,
  KEYWORD: start,
  OTHER: shortHelpReply,
};
