import type { RpcTable } from '@torchbearer/kit';
import type { LeagueServiceService } from '@torchbearer/proto/league/v1/league';
import type { Context } from './context.js';
import { createCastaway } from './use-cases/castaways/create-castaway.js';
import { deleteCastaway } from './use-cases/castaways/delete-castaway.js';
import { getActiveWeek } from './use-cases/weeks/get-active-week.js';
import { getCastaway } from './use-cases/castaways/get-castaway.js';
import { getCastawayOwners } from './use-cases/castaways/get-castaway-owners.js';
import { getDraft } from './use-cases/draft/get-draft.js';
import { getDraftInputs } from './use-cases/draft/get-draft-inputs.js';
import { getDraftProof } from './use-cases/draft/get-draft-proof.js';
import { getDraftPreview } from './use-cases/draft/get-draft-preview.js';
import { getLeague } from './use-cases/season/get-league.js';
import { getMyRanking } from './use-cases/rankings/get-my-ranking.js';
import { getSeason } from './use-cases/season/get-season.js';
import { listCastaways } from './use-cases/castaways/list-castaways.js';
import { listCastawaysInUse } from './use-cases/castaways/list-castaways-in-use.js';
import { listRankings } from './use-cases/rankings/list-rankings.js';
import { listWeeks } from './use-cases/weeks/list-weeks.js';
import { previewDraft } from './use-cases/draft/preview-draft.js';
import { runDraft } from './use-cases/draft/run-draft.js';
import { saveWeek } from './use-cases/weeks/save-week.js';
import { submitRanking } from './use-cases/rankings/submit-ranking.js';
import { unlockRankings } from './use-cases/rankings/unlock-rankings.js';
import { updateCastaway } from './use-cases/castaways/update-castaway.js';
import { updateSeason } from './use-cases/season/update-season.js';
import { getSchedule } from './use-cases/weeks/get-schedule.js';
import { getMyDraft } from './use-cases/draft/get-my-draft.js';
import { draftRoster } from './use-cases/draft/draft-roster.js';
import { importCastaways } from './use-cases/castaways/import-castaways.js';
import { listAnnouncements } from './use-cases/announcements/list-announcements.js';
import { createAnnouncement } from './use-cases/announcements/create-announcement.js';
import { deleteAnnouncement } from './use-cases/announcements/delete-announcement.js';
import { listGroups } from './use-cases/groups/list-groups.js';
import { createGroup } from './use-cases/groups/create-group.js';
import { getGroup } from './use-cases/groups/get-group.js';
import { renameGroup } from './use-cases/groups/rename-group.js';
import { deleteGroup } from './use-cases/groups/delete-group.js';
import { getGroupByCode } from './use-cases/groups/get-group-by-code.js';
import { joinGroup } from './use-cases/groups/join-group.js';
import { replaceGroupCode } from './use-cases/groups/replace-group-code.js';
import { leaveGroup } from './use-cases/groups/leave-group.js';
import { removeGroupMember } from './use-cases/groups/remove-group-member.js';
import { handOverGroup } from './use-cases/groups/hand-over-group.js';

export const leagueRpcs: RpcTable<Context, typeof LeagueServiceService> = {
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
