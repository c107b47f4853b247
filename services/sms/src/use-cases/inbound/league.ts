import {
  connect,
  Refusal,
  resultsUntil,
  type CallOptions,
  type ConnectOptions,
  type Signer,
} from '@torchbearer/kit';
import { PicksServiceService } from '@torchbearer/proto/picks/v1/picks';
import { ScoringServiceService } from '@torchbearer/proto/scoring/v1/scoring';
import { REASONS, type ResultsUntil } from '@torchbearer/rules';
import { z } from 'zod';
import type { BoardEntry } from '../../domain/replies.js';

export type League = Awaited<ReturnType<typeof connectLeague>>;

export interface LeagueAddresses extends Omit<ConnectOptions, 'sign'> {
  readonly PICKS_ADDRESS: string;
  readonly SCORING_ADDRESS: string;
}

interface Parsed {
  readonly json: Uint8Array;
  readonly standings: readonly BoardEntry[];
}

/** The services that text commands call. They apply the same rules to a command and to the website. */
export async function connectLeague(config: LeagueAddresses, signers: (callee: string) => Signer) {
  const to = (callee: string) => ({ ...config, sign: signers(callee) });
  const picks = await connect(PicksServiceService, config.PICKS_ADDRESS, to('picks'));
  const scoring = await connect(ScoringServiceService, config.SCORING_ADDRESS, to('scoring'));
  // The list contains every player and changes only with scores, so it is parsed once for those who see the same results.
  // The version says nothing about the list as of a week: a correction may change that one and not the current one.
  const parsed = new Map<ResultsUntil, Parsed>();
  return {
    picks,
    /** The leaderboard, best first. */
    async standings(call: CallOptions): Promise<readonly BoardEntry[]> {
      const { standingsJson } = await scoring.getStandings({}, call);
      const until = resultsUntil(call.actor);
      const known = parsed.get(until);
      if (known && Buffer.compare(known.json, standingsJson) === 0) return known.standings;
      const standings = readStandings(standingsJson);
      parsed.set(until, { json: standingsJson, standings });
      return standings;
    },
    /** Weeks with points that are not final, ascending. */
    provisionalWeeks: async (call: CallOptions) =>
      (await scoring.listScoredWeeks({}, call)).weeks.flatMap(({ weekNumber, finalAt }) =>
        finalAt === undefined ? weekNumber : [],
      ),
    needs: (call: CallOptions) => scoring.getMyNeeds({}, call),
    close(): void {
      picks.close();
      scoring.close();
    },
  };
}

const standingsInput = z.array(
  z.object({ id: z.string(), rank: z.number(), name: z.string(), totalPoints: z.number() }),
);

const readStandings = (json: Uint8Array): BoardEntry[] =>
  standingsInput.parse(JSON.parse(Buffer.from(json).toString()));

/** Two calls and our own queries fit into the gateway's deadline for a message. */
const DEADLINE_MS = 2_000;

/** A player, known by their number. */
export interface Player {
  readonly id: string;
  readonly name: string;
  readonly resultsUntil: ResultsUntil;
}

/** Options for a call with the player's rights; all such calls may be repeated. */
export const asPlayer = ({ id, name, resultsUntil }: Player, requestId: string): CallOptions => ({
  actor: { kind: 'user', id, name, isAdmin: false, ...(resultsUntil !== null && { resultsUntil }) },
  requestId,
  deadlineMs: DEADLINE_MS,
  idempotent: true,
});

/** Whether a call failed without a decision, so that the message may be handled later. */
export const isUnavailable = (error: unknown): boolean =>
  error instanceof Refusal && (REASONS[error.reason].http >= 500 || error.reason === 'TOO_MANY_REQUESTS');
