/**
 * `season`: the sample season, drafted, weeks 3 to 6 scored, week 7 open. `preseason`: its castaways, rankings open
 * for days, no draft, only the admin.
 */
export type LeagueName = 'season' | 'preseason';

/** One of the leagues, for any code that has its address. */
export interface WebLeague {
  readonly name: LeagueName;
  /** `http://localhost:<port>`, without a slash at its end. */
  readonly url: string;
  /** Of the fake Twilio; `POST <it>/simulate/inbound` with `{ from, body }` texts the league. */
  readonly twilioUrl: string;
}

export interface WebLeagues {
  readonly season: WebLeague;
  readonly preseason: WebLeague;
}

/** The admin of both. */
export const LEAGUE_ADMIN = { email: 'jo.admin@example.com', password: 'the-first-admin' };
