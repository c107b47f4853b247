/** What each command does; the table `answers` lists them all. */
import { Refusal, type Call, serviceActor } from '@torchbearer/kit';
import { PhoneConfirmation } from '@torchbearer/proto/identity/v1/identity';
import type { Context } from '../../context.js';
import { castawaysOf, activeWeek } from '../../db/copied.js';
import { pickedName, type Command } from '../../domain/commands.js';
import { matchName } from '../../domain/match-name.js';
import {
  allOutReply,
  boardReply,
  choicesReply,
  helpReply,
  mayShowResultsReply,
  needReply,
  noTeamReply,
  noWeekStatusReply,
  outReply,
  pickedReply,
  shortHelpReply,
  standingOf,
  startReply,
  statusReply,
  teamReply,
  type Standing,
  codeExpiredReply,
  confirmedReply,
  whichAccountReply,
} from '../../domain/replies.js';
import { postponed, type Answer, type InboundMessage } from './answer.js';
import { asPlayer, isUnavailable, type Player } from './league.js';

/** A command of a known player. */
interface CommandCall {
  readonly context: Context;
  readonly player: Player;
  readonly call: Call;
  readonly typed: string;
}

/** The reply; with its kind if that isn't the command's. */
type CommandReply = string | { readonly reply: string; readonly kind: 'PICKED' };

/** Returns the reply, or throws a refusal whose message can be the reply. */
type CommandHandler = (request: CommandCall) => CommandReply | Promise<CommandReply>;

async function pick({ context, player, call, typed }: CommandCall): Promise<CommandReply> {
  const { picks } = context.league;
  const { name, showsEliminated } = pickedName(typed);
  const { assigned, week, hidesEliminated } = await picks.getMyPicks(
    { showsEliminated },
    asPlayer(player, call.requestId),
  );
  const own = assigned.flatMap(({ castaway }) => castaway ?? []);
  const live = own.filter(({ eliminated }) => !eliminated);
  if (own.length > 0 && week && hidesEliminated === true) return mayShowResultsReply(week.weekNumber, name);
  const found = matchName(name, live);
  if (found.kind === 'ONE') {
    const castaway = found.found;
    // Picks may be a moment behind, so the week is named: it then saves for no other.
    const known = (await activeWeek(context.database)) ?? week;
    const chosen = { castawayId: castaway.id, weekNumber: known?.weekNumber, showsEliminated };
    const weekNumber = known?.weekNumber ?? 0;
    try {
      const { pick: saved } = await picks.submitPick(chosen, asPlayer(player, call.requestId));
      const reply = pickedReply({
        castawayName: castaway.name,
        weekNumber: saved?.weekNumber ?? weekNumber,
        closeAt: week?.picksCloseAt ?? call.now,
      });
      return { reply, kind: 'PICKED' };
    } catch (error) {
      if (!(error instanceof Refusal && error.reason === 'RESULTS_HIDDEN')) throw error;
      return mayShowResultsReply(weekNumber, name);
    }
  }
  if (own.length === 0) return noTeamReply();
  if (live.length === 0) return allOutReply();
  if (found.kind === 'MANY') return choicesReply(name, found.found, true);
  const meant = matchName(name, own);
  return meant.kind === 'ONE' ? outReply(meant.found, live) : choicesReply(name, live, false);
}

async function status(request: CommandCall): Promise<string> {
  const { context, player, call } = request;
  const standing = await standingNow(request);
  try {
    const response = await context.league.picks.getMyPicks({}, asPlayer(player, call.requestId));
    const values = {
      weekNumber: response.week?.weekNumber ?? 0,
      openAt: response.week?.picksOpenAt ?? call.now,
      closeAt: response.week?.picksCloseAt ?? call.now,
      now: call.now,
      pick: response.pick ?? null,
      live: response.assigned.flatMap(({ castaway }) => (castaway && !castaway.eliminated ? [castaway] : [])),
    };
    return statusReply(values, standing);
  } catch (error) {
    if (!(error instanceof Refusal && error.reason === 'NO_ACTIVE_WEEK')) throw error;
    return noWeekStatusReply(error.message, standing);
  }
}

/** Null also while scoring is unavailable: pick and deadline are sent without points. */
async function standingNow(request: CommandCall): Promise<Standing | null> {
  const { context, player, call } = request;
  try {
    const [standings, provisionalWeeks] = await Promise.all([
      context.league.standings(asPlayer(player, call.requestId)),
      provisionalNow(request),
    ]);
    return standingOf(standings, player, provisionalWeeks);
  } catch (error) {
    if (!isUnavailable(error)) throw error;
    call.log.warn({ err: error }, 'points and rank are left out of a reply');
    return null;
  }
}

/** None also if they could not be read. */
async function provisionalNow({ context, player, call }: CommandCall): Promise<readonly number[]> {
  try {
    return await context.league.provisionalWeeks(asPlayer(player, call.requestId));
  } catch (error) {
    call.log.warn({ err: error }, 'a reply does not say which weeks are provisional');
    return [];
  }
}

const board: CommandHandler = async (request) => {
  const { context, player, call } = request;
  const [standings, provisionalWeeks] = await Promise.all([
    context.league.standings(asPlayer(player, call.requestId)),
    provisionalNow(request),
  ]);
  return boardReply(standings, player, provisionalWeeks);
};

const team: CommandHandler = async ({ context, player }) =>
  teamReply(await castawaysOf(context.database, player));

const need: CommandHandler = async ({ context, player, call, typed }) =>
  needReply(await context.league.needs(asPlayer(player, call.requestId)), typed);

const help: CommandHandler = ({ context }) => helpReply(context.site.url);

const start: CommandHandler = ({ player }) => startReply(player.name);

/** All commands but STOP and YES, which work for unknown numbers. */
export const answers: Readonly<
  Record<Exclude<Command['kind'], 'STOP' | 'YES' | 'REACTION'>, CommandHandler>
> = {
  PICK: pick,
  STATUS: status,
  BOARD: board,
  TEAM: team,
  NEED: need,
  HELP: help,
  START: start,
  KEYWORD: start,
  OTHER: shortHelpReply,
};

/** Replies to a number that has, or had, an open code. */
const REPLIES: Readonly<Partial<Record<PhoneConfirmation, () => string>>> = {
  [PhoneConfirmation.PHONE_CONFIRMATION_CONFIRMED]: confirmedReply,
  [PhoneConfirmation.PHONE_CONFIRMATION_ALREADY_CONFIRMED]: confirmedReply,
  [PhoneConfirmation.PHONE_CONFIRMATION_EXPIRED]: codeExpiredReply,
  [PhoneConfirmation.PHONE_CONFIRMATION_AMBIGUOUS]: whichAccountReply,
};
const WITH_OPEN_CODE: readonly PhoneConfirmation[] = [
  PhoneConfirmation.PHONE_CONFIRMATION_CONFIRMED,
  PhoneConfirmation.PHONE_CONFIRMATION_AMBIGUOUS,
];

/** This call and our own queries fit into the gateway's deadline for a message. */
const DEADLINE_MS = 2_000;

/** The answer to a YES, which confirms the sender's number if a code was sent to it; null if there never was one. */
export async function answerToYes(
  { identity }: Context,
  { phone }: InboundMessage,
  call: Call,
): Promise<{ readonly answer: Answer | null; readonly hadOpenCode: boolean }> {
  try {
    const { confirmation } = await identity.confirmPhone(
      { phone },
      { actor: serviceActor('sms'), requestId: call.requestId, deadlineMs: DEADLINE_MS, idempotent: true },
    );
    const reply = REPLIES[confirmation]?.();
    const answer = reply === undefined ? null : ({ reply, kind: 'YES' } as const);
    return { answer, hadOpenCode: WITH_OPEN_CODE.includes(confirmation) };
  } catch (error) {
    if (!(error instanceof Refusal && isUnavailable(error))) throw error;
    call.log.warn({ reason: error.reason, command: 'YES' }, 'a command could not be handled');
    return { answer: postponed('YES'), hadOpenCode: true };
  }
}
