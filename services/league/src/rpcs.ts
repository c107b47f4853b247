import type { Rpcs } from './context.js';
import { createAnnouncement, deleteAnnouncement, listAnnouncements } from './use-cases/announcements.js';
import {
  createCastaway,
  deleteCastaway,
  getCastaway,
  getCastawayOwners,
  listCastaways,
  listCastawaysInUse,
  updateCastaway,
} from './use-cases/castaways.js';
import { getDraftInputs, getDraftProof } from './use-cases/draft/draft-proof.js';
import { getDraft, getMyDraft } from './use-cases/draft/get-draft.js';
import { getDraftPreview, previewDraft } from './use-cases/draft/preview-draft.js';
import { draftRoster, runDraft } from './use-cases/draft/run-draft.js';
import {
  createGroup,
  deleteGroup,
  getGroup,
  getGroupByCode,
  handOverGroup,
  joinGroup,
  leaveGroup,
  listGroups,
  removeGroupMember,
  renameGroup,
  replaceGroupCode,
} from './use-cases/groups.js';
import { importCastaways } from './use-cases/import-castaways.js';
import { getMyRanking, listRankings, submitRanking, unlockRankings } from './use-cases/rankings.js';
import { getLeague, getSchedule, getSeason, updateSeason } from './use-cases/season.js';
import { getActiveWeek, listWeeks, saveWeek } from './use-cases/weeks.js';

export const leagueRpcs: Rpcs = {
  listCastaways,
  getCastaway,
  getCastawayOwners,
  listCastawaysInUse,
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
  getDraftProof,
  getDraftInputs,
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
  listGroups,
  createGroup,
  getGroup,
  renameGroup,
  deleteGroup,
  getGroupByCode,
  joinGroup,
  replaceGroupCode,
  leaveGroup,
  removeGroupMember,
  handOverGroup,
};
