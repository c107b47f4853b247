/** What a job is: data about what it measures, and a function that prepares its runs. */
import type { League } from './league.js';
import type { Site } from './site.js';

export type Form = 'full' | 'quick';

/** What one run found, by key, such as `perSecond` and `cpuMs`. */
export type Sample = Readonly<Record<string, number>>;

export interface Figure {
  /** Unique within the job. */
  readonly name: string;
  /** `×`: ours divided by the baseline's, in each pair of runs. All others are values of our runs. */
  readonly unit: string;
  /** The key in the samples. */
  readonly key: string;
  /** Lower is better, unless this says otherwise. */
  readonly better?: 'higher';
  /** The value that must be reached on two cores that do nothing else. */
  readonly must?: number;
  /** The value beyond which the job fails. Wider in the quick form, whose runs are short. */
  readonly limit?: Readonly<Partial<Record<Form, number>>>;
  /** Judged by the median of all runs: one short pair says too little. All others are judged by the first run. */
  readonly isMedian?: boolean;
}

export interface Setting {
  readonly form: Form;
  /** A running system with a league, which no other job has used in the full form. */
  readonly site: Site;
  readonly league: League;
}

export interface Runs {
  /** One timed run. @throws Error if a response or what was stored is wrong */
  ours(): Promise<Sample>;
  /** This work in the plainest way. */
  baseline?(): Promise<Sample>;
  close?(): Promise<void>;
}

export interface Job {
  readonly name: string;
  /** What it measures, in one line. */
  readonly title: string;
  readonly baseline?: string;
  /** The event log on Postgres, as with `npm start`, or Kafka and Redis. */
  readonly engines: 'embedded' | 'kafka';
  /** Accounts in the league, if `--players` names no other number. In the quick form, all jobs share one league. */
  readonly players: number;
  /** Runs, or pairs of runs if there is a baseline. Without `quick`: too long for the quick form. */
  readonly rounds: { readonly full: number; readonly quick?: number };
  readonly figures: readonly Figure[];
  open(setting: Setting): Promise<Runs>;
}
