/** What a job is: data about what it measures, and a function that prepares its runs. */
import type { League } from './league.js';
import type { Site } from './site.js';

export type Form = 'full' | 'quick';

/** What one run found, by key, such as `perSecond` and `cpuMs`. */
export type Sample = Readonly<Record<string, number>>;

export interface Figure {
  /** Unique within the job. */
  readonly name: string;
  readonly unit: string;
  /**
   * `ours`: the value in our runs. `ratio`: ours divided by the baseline's, in each pair of runs.
   */
  readonly kind: 'ours' | 'ratio';
  /** The key in the samples. */
  readonly key: string;
  /** Only the first run, on a system that has just started. */
  readonly isFirst?: boolean;
  readonly better: 'lower' | 'higher';
  /** The value before the costs were reduced, the value that must be reached, and the value to aim at. */
  readonly before?: string;
  readonly must?: number;
  readonly goal?: number;
  /** The median beyond which the job fails. Wider in the quick form, which has few and short runs. */
  readonly limit?: Readonly<Partial<Record<Form, number>>>;
}

export interface Setting {
  readonly form: Form;
  /** A running system with a league, which no other job has used in the full form. */
  readonly site: Site;
  readonly league: League;
  readonly say: (line: string) => void;
}

export interface Runs {
  /** One timed run. @throws Error if a response or what was stored is wrong */
  ours(): Promise<Sample>;
  /** The same work in the plainest way. Without it, our runs are only compared with each other. */
  baseline?(): Promise<Sample>;
  close?(): Promise<void>;
}

export interface Plan {
  /** Pairs of runs, or runs if there is no baseline. */
  readonly rounds: number;
  /** Accounts in the league; in the quick form, all jobs share one league. */
  readonly players: number;
}

interface Described {
  readonly name: string;
  /** What it measures, in one line. */
  readonly title: string;
  readonly baseline: string | null;
  readonly full: Plan;
  /** Null: too long for the quick form. */
  readonly quick: Pick<Plan, 'rounds'> | null;
  /** Whether one run of each is made first, and not counted. */
  readonly warmUp: boolean;
  readonly figures: readonly Figure[];
}

/** Measures a running system: with the event log on Postgres, as with `npm start`, or with Kafka and Redis. */
export interface SystemJob extends Described {
  readonly engines: 'embedded' | 'kafka';
  open(setting: Setting): Promise<Runs>;
}

/** Starts what it measures itself. */
export interface StartJob extends Described {
  readonly engines: 'none';
  open(setting: Pick<Setting, 'form' | 'say'>): Promise<Runs>;
}

export type Job = SystemJob | StartJob;
