import type { RpcTable } from '@torchbearer/kit';
import type { LeagueServiceService } from '@torchbearer/proto/league/v1/league';
import type { Context } from '../context.js';
import { createCastaway } from './create-castaway.js';
import { deleteCastaway } from './delete-castaway.js';
import { getActiveWeek } from './get-active-week.js';
import { getCastaway } from './get-castaway.js';
import { getCastawayOwners } from './get-castaway-owners.js';
import { getDraft } from './get-draft.js';
import { getDraftPreview } from './get-draft-preview.js';
import { getLeague } from './get-league.js';
import { getMyRanking } from './get-my-ranking.js';
import { getSeason } from './get-season.js';
import { listCastaways } from './list-castaways.js';
import { listRankings } from './list-rankings.js';
import { listWeeks } from './list-weeks.js';
import { previewDraft } from './preview-draft.js';
import { runDraft } from './run-draft.js';
import { saveWeek } from './save-week.js';
import { submitRanking } from './submit-ranking.js';
import { unlockRankings } from './unlock-rankings.js';
import { updateCastaway } from './update-castaway.js';
import { updateSeason } from './update-season.js';
import { getSchedule } from './get-schedule.js';
import { getMyDraft } from './get-my-draft.js';
import { draftRoster } from './draft-roster.js';
import { importCastaways } from './import-castaways.js';
import { listAnnouncements } from './list-announcements.js';
import { createAnnouncement } from './create-announcement.js';
import { deleteAnnouncement } from './delete-announcement.js';

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
