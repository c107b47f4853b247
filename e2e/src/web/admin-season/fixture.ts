/** The participants of the season, and what its steps share. */
import { sampleSeason } from '@torchbearer/local';
import type { Page } from '@playwright/test';
import { signUp, type SignedIn } from '../../api.js';
import type { Ledger, Player } from './ledger.js';

export interface Fixture {
  /** The page on which the admin is signed in. */
  readonly page: Page;
  /** The same admin's API client, only for reading. */
  readonly boss: SignedIn;
  readonly urls: readonly string[];
  /** Of the fake Twilio; undefined without one. */
  readonly twilioUrl: string | undefined;
  readonly ledger: Ledger;
}

export const CAST = sampleSeason.castaways;

/** The players who are there for the draft. */
export const NAMES = sampleSeason.players.slice(0, 8).map(({ name }) => name);

/** Signs up after it. */
export const LATECOMER = 'Wren Talbot';

const ROLES = {
  /** Submits no ranking. */
  unranked: NAMES[5],
  /** Sometimes has the admin pick. */
  ward: NAMES[6],
  /** Never picks. */
  sleeper: NAMES[7],
  latecomer: LATECOMER,
};

export function playerAs({ players }: Ledger, role: keyof typeof ROLES): Player {
  const player = players.find(({ name }) => name === ROLES[role]);
  if (!player) throw new Error(`the ${role} has not come yet`);
  return player;
}

export async function join({ urls, ledger }: Fixture, name: string): Promise<Player> {
  const player = { ...(await signUp(urls, name)), name };
  ledger.players.push(player);
  return player;
}
