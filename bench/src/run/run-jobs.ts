/** Runs jobs: each on a system that has just started, or all on one in the quick form. */
import type { Form, Job, Runs, Setting, SystemJob } from '../job.js';
import { createLeague } from '../league.js';
import { openSite, WITHOUT_LIMITS } from '../site.js';
import { judgeAll, type Found } from './judge.js';
import { runAll, type Run } from './pairs.js';

export interface Result {
  readonly job: Job;
  readonly runs: readonly Run[];
  readonly found: readonly Found[];
  /** Everything, the start of the system included. */
  readonly seconds: number;
}

/** In the quick form, the players of the league that all jobs share. */
const SHARED_PLAYERS = 200;

const ENV = { ...WITHOUT_LIMITS, SMS_REMINDERS: 'true', SESSIONS_PER_ACCOUNT: '1000000' };

interface Options {
  readonly form: Form;
  readonly say: (line: string) => void;
  readonly onResult: (result: Result) => void;
  /** A job could not run, or a response or what was stored was wrong. The others still run. */
  readonly onFailure: (job: Job, error: unknown) => void;
}

export async function runJobs(jobs: readonly Job[], options: Options): Promise<void> {
  const systems = new Systems(options);
  try {
    for (const job of jobs) {
      try {
        options.onResult(await runJob(job, systems, options));
      } catch (error) {
        options.onFailure(job, error);
        // What it left is unknown.
        await systems.stop();
      }
    }
  } finally {
    await systems.stop();
  }
}

async function runJob(job: Job, systems: Systems, { form, say }: Options): Promise<Result> {
  const begun = performance.now();
  say(`${job.name}: ${job.title}`);
  let runs: Runs | null = null;
  try {
    runs = job.engines === 'none' ? await job.open({ form, say }) : await job.open(await systems.for(job));
    const { rounds } = (form === 'quick' ? job.quick : null) ?? job.full;
    const done = await runAll(runs, rounds, job.warmUp);
    return {
      ...{ job, runs: done, found: judgeAll(job, done, form) },
      seconds: (performance.now() - begun) / 1_000,
    };
  } finally {
    await runs?.close?.();
  }
}

/** The running system, with a league in it. */
class Systems {
  #options: Options;
  #current: { readonly engines: SystemJob['engines']; readonly setting: Setting } | null = null;

  constructor(options: Options) {
    this.#options = options;
  }

  async for({ engines, full }: SystemJob): Promise<Setting> {
    const { form, say } = this.#options;
    if (form === 'quick' && this.#current?.engines === engines) return this.#current.setting;
    await this.stop();
    const site = await openSite({ engines, env: ENV, say });
    try {
      const players = form === 'quick' ? SHARED_PLAYERS : full.players;
      const setting = { form, say, site, league: await createLeague(site, players) };
      this.#current = { engines, setting };
      return setting;
    } catch (error) {
      await site.stop();
      throw error;
    }
  }

  async stop(): Promise<void> {
    await this.#current?.setting.site.stop();
    this.#current = null;
  }
}
