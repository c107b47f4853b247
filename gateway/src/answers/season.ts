import type { Announcement, Config, Season, Week } from '@torchbearer/contract';
import type * as league from '@torchbearer/proto/league/v1/league';
import type * as picks from '@torchbearer/proto/picks/v1/picks';
import { instant, optionalInstant } from './parts.js';

export const weekAnswer = (week: league.Week | picks.Week): Week => ({
  id: week.id,
  weekNumber: week.weekNumber,
  isActive: week.isActive,
  picksOpenAt: instant(week.picksOpenAt),
  picksCloseAt: instant(week.picksCloseAt),
  lockAt: instant(week.picksCloseAt),
  scored: week.scored,
});

export const seasonAnswer = (season: league.Season): Season => ({
  ...publicSeasonAnswer(season),
  rounds: season.rounds,
  shareCastaways: season.shareCastaways,
  hidePicksUntilLock: season.hidePicksUntilLock,
  showEmails: season.showEmails ?? true,
});

/** What everybody may know of the season's settings. */
export const publicSeasonAnswer = (season: league.Season): Config['season'] => ({
  name: season.name,
  firstPickWeek: season.firstPickWeek,
  episodes: season.episodes,
  rankingsCloseAt: optionalInstant(season.rankingsCloseAt),
  draftAt: optionalInstant(season.draftAt),
});

/** The active week as everybody may know it; null while there is none. */
export const activeWeekAnswer = (week: league.ActiveWeekCard | undefined): Config['activeWeek'] =>
  week ? { weekNumber: week.weekNumber, picksCloseAt: instant(week.picksCloseAt) } : null;

export const announcementAnswer = (announcement: league.Announcement): Announcement => ({
  id: announcement.id,
  title: announcement.title,
  body: announcement.body,
  createdAt: instant(announcement.createdAt),
  expiresAt: optionalInstant(announcement.expiresAt),
});
