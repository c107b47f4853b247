/** Runs jobs: each on a system that has just started, or all on one in the quick form. */
import type { Form, Job, Runs, Setting } from '../job.js';
import { createLeague } from '../league.js';
import { openSite } from '../site.js';
import { judgeAll, runAll, type Found, type Run } from './judge.js';

export interface Result {
  readonly job: Job;
  readonly runs: readonly Run[];
  readonly found: readonly Found[];
  /** Everything, the start of the system included. */
  readonly seconds: number;
}

/** In the quick form, the players of the league that all jobs share. */
const SHARED_PLAYERS = 200;

interface Options {
  readonly form: Form;
  /** The number of players in each league; null: as many as the job says. */
  readonly players: number | null;
  readonly say: (line: string) => void;
  readonly onResult: (result: Result) => void;
  /** A job could not run, or a response or what was stored was wrong. The others still run. */
  readonly onFailure: (job: Job, error: unknown) => void;
}

export async function runJobs(jobs: readonly Job[], options: Options): Promise<void> {
  const { form, say } = options;
  let setting: Setting | null = null;
  let engines: Job['engines'] | null = null;
  const stop = async (): Promise<void> => {
    await setting?.site.stop();
    setting = null;
  };
  for (const job of jobs) {
    const begun = performance.now();
    say(`${job.name}: ${job.title}`);
    let runs: Runs | null = null;
    try {
      if (form === 'full' || engines !== job.engines) await stop();
      engines = job.engines;
      setting ??= await startLeague(job, options);
      runs = await job.open(setting);
      const done = await runAll(runs, job.rounds[form] ?? 1);
      const seconds = (performance.now() - begun) / 1_000;
      options.onResult({ job, runs: done, found: judgeAll(job, done, form), seconds });
      await runs.close?.();
    } catch (error) {
      options.onFailure(job, error);
      await runs?.close?.().catch(() => undefined);
      // What it left is unknown.
      await stop();
    }
  }
  await stop();
}

async function startLeague(job: Job, { form, players, say }: Options): Promise<Setting> {
  const site = await openSite(job.engines, say);
  try {
    const count = players ?? (form === 'quick' ? SHARED_PLAYERS : job.players);
    return { form, site, league: await createLeague(site, count) };
  } catch (error) {
    await site.stop();
    throw error;
  }
}
