import type { RpcTable } from '@torchbearer/kit';
import type { LeagueServiceService } from '@torchbearer/proto/league/v1/league';
import type { Context } from './context.js';
import { createCastaway } from './use-cases/create-castaway.js';
import { deleteCastaway } from './use-cases/delete-castaway.js';
import { getActiveWeek } from './use-cases/get-active-week.js';
import { getCastaway } from './use-cases/get-castaway.js';
import { getCastawayOwners } from './use-cases/get-castaway-owners.js';
import { getDraft } from './use-cases/get-draft.js';
import { getDraftPreview } from './use-cases/get-draft-preview.js';
import { getLeague } from './use-cases/get-league.js';
import { getMyRanking } from './use-cases/get-my-ranking.js';
import { getSeason } from './use-cases/get-season.js';
import { listCastaways } from './use-cases/list-castaways.js';
import { listRankings } from './use-cases/list-rankings.js';
import { listWeeks } from './use-cases/list-weeks.js';
import { previewDraft } from './use-cases/preview-draft.js';
import { runDraft } from './use-cases/run-draft.js';
import { saveWeek } from './use-cases/save-week.js';
import { submitRanking } from './use-cases/submit-ranking.js';
import { unlockRankings } from './use-cases/unlock-rankings.js';
import { updateCastaway } from './use-cases/update-castaway.js';
import { updateSeason } from './use-cases/update-season.js';
import { getSchedule } from './use-cases/get-schedule.js';
import { getMyDraft } from './use-cases/get-my-draft.js';
import { draftRoster } from './use-cases/draft-roster.js';
import { importCastaways } from './use-cases/import-castaways.js';
import { listAnnouncements } from './use-cases/list-announcements.js';
import { createAnnouncement } from './use-cases/create-announcement.js';
import { deleteAnnouncement } from './use-cases/delete-announcement.js';

export const leagueRpcs: RpcTable<Context, typeof LeagueServiceService> = {
  listCastaways,
  getCastaway,
  getCastawayOwners,
  createCastaway,
  updateCastaway,
  deleteCastaway,
  getMyRanking,
  submitRanking,
  listRankings,
  unlockRankings,
  getDraft,
  previewDraft,
  getDraftPreview,
  runDraft,
  getLeague,
  getActiveWeek,
  listWeeks,
  saveWeek,
  getSeason,
  updateSeason,
  getSchedule,
  getMyDraft,
  draftRoster,
  importCastaways,
  listAnnouncements,
  createAnnouncement,
  deleteAnnouncement,
};
