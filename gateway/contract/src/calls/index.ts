/** The one list of calls: routes are checked against it; the OpenAPI document and the client are generated from it. */
import type { Call } from '../call.js';
import { accountCalls } from './account.js';
import { analyticsCalls } from './analytics.js';
import { authCalls } from './auth.js';
import { blindTallyCalls } from './blind-tallies.js';
import { castawayCalls } from './castaways.js';
import { documentationCalls } from './documentation.js';
import { draftCalls, rankingCalls } from './draft.js';
import { feedbackCalls } from './feedback.js';
import { finalWeekCalls } from './final-weeks.js';
import { groupCalls } from './groups.js';
import { pickCalls } from './picks.js';
import { scoringCalls } from './scoring.js';
import { seasonCalls, weekCalls } from './season.js';
import { smsCalls } from './sms.js';
import { inviteCalls, securityEventCalls, userCalls } from './users.js';

export const callsById = {
  ...authCalls,
  ...accountCalls,
  ...userCalls,
  ...inviteCalls,
  ...securityEventCalls,
  ...castawayCalls,
  ...rankingCalls,
  ...draftCalls,
  ...seasonCalls,
  ...weekCalls,
  ...pickCalls,
  ...scoringCalls,
  ...finalWeekCalls,
  ...blindTallyCalls,
  ...groupCalls,
  ...analyticsCalls,
  ...feedbackCalls,
  ...smsCalls,
  ...documentationCalls,
} as const satisfies Readonly<Record<string, Call>>;

export type CallId = keyof typeof callsById;
export type CallById<Id extends CallId> = (typeof callsById)[Id];
export const calls: readonly CallById<CallId>[] = Object.values(callsById);

export { ChangePasswordBody, SetPhoneBody, ToggleSmsBody, UpdateProfileBody } from './account.js';
export { ForgotPasswordBody, LogInBody, newPassword, ResetPasswordBody, SignUpBody } from './auth.js';
export { ResolveBlindTalliesBody } from './blind-tallies.js';
export { CreateCastawayBody, UpdateCastawayBody } from './castaways.js';
export { RunDraftBody, SubmitRankingBody } from './draft.js';
export { SubmitFeedbackBody } from './feedback.js';
export { CreateGroupBody, HandOverGroupBody, JoinGroupBody, RenameGroupBody } from './groups.js';
export { SubmitPickBody, SubmitPickForUserBody } from './picks.js';
export { SavePointsBody, TallyPointsBody } from './scoring.js';
export { CreateAnnouncementBody, SaveWeekBody, UpdateSeasonBody } from './season.js';
export { SendBlastBody } from './sms.js';
export { SetAdminBody, UpdateUserBody } from './users.js';
