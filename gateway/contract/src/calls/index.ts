/** The one list of calls: routes are checked against it; the OpenAPI document and the client are generated from it. */
import type { Call } from '../call.js';
import { accountCalls } from './account.js';
import { analyticsCalls } from './analytics.js';
import { authCalls } from './auth.js';
import { blindTallyCalls } from './blind-tallies.js';
import { castawayCalls } from './castaways.js';
import { documentationCalls } from './documentation.js';
import { draftCalls } from './draft.js';
import { feedbackCalls } from './feedback.js';
import { finalWeekCalls } from './final-weeks.js';
import { groupCalls } from './groups.js';
import { inviteCalls } from './invites.js';
import { pickCalls } from './picks.js';
import { rankingCalls } from './rankings.js';
import { scoringCalls } from './scoring.js';
import { seasonCalls } from './season.js';
import { securityEventCalls } from './security-events.js';
import { smsCalls } from './sms.js';
import { userCalls } from './users.js';
import { weekCalls } from './weeks.js';

export const calls = [
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
] as const satisfies readonly Call[];

type AnyCall = (typeof calls)[number];
export type CallId = AnyCall['id'];
export type CallById<Id extends CallId> = Extract<AnyCall, { readonly id: Id }>;

// Keyed by each call's own id; the compiler loses which value belongs to which key.
export const callsById = Object.fromEntries(calls.map((call) => [call.id, call])) as unknown as {
  readonly [Id in CallId]: CallById<Id>;
};

export { ChangePasswordBody, SetPhoneBody, ToggleSmsBody, UpdateProfileBody } from './account.js';
export { ForgotPasswordBody, LogInBody, newPassword, ResetPasswordBody, SignUpBody } from './auth.js';
export { ResolveBlindTalliesBody } from './blind-tallies.js';
export { CreateCastawayBody, UpdateCastawayBody } from './castaways.js';
export { RunDraftBody } from './draft.js';
export { SubmitFeedbackBody } from './feedback.js';
export { CreateGroupBody, HandOverGroupBody, JoinGroupBody, RenameGroupBody } from './groups.js';
export { SubmitPickBody, SubmitPickForUserBody } from './picks.js';
export { SubmitRankingBody } from './rankings.js';
export { SavePointsBody, TallyPointsBody } from './scoring.js';
export { CreateAnnouncementBody, UpdateSeasonBody } from './season.js';
export { SendBlastBody } from './sms.js';
export { SetAdminBody, UpdateUserBody } from './users.js';
export { SaveWeekBody } from './weeks.js';
