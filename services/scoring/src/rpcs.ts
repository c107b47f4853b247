import type { Rpcs } from './context.js';
import { getStandings } from './use-cases/standings/get-standings.js';
import { getMyHistory, getMyNeeds, getWeeksInFirst } from './use-cases/standings/my-season.js';
import {
  getWeekPoints,
  listCastawayLines,
  listCastawayResults,
  listResultLines,
  listResults,
  listWeekLines,
} from './use-cases/points/read-points.js';
import {
  previewWeekPoints,
  saveWeekPoints,
  tallyWeekPoints,
  undoWeekPoints,
} from './use-cases/points/save-week-points.js';
import {
  dismissCorrection,
  finalizeWeek,
  listCorrections,
  listScoredWeeks,
  reviewWeek,
} from './use-cases/points/finality.js';
import {
  discardBlindTally,
  enterBlindLines,
  finishBlindTally,
  getBlindTallies,
  reopenBlindTally,
  resolveBlindTallies,
  startBlindTally,
} from './use-cases/points/blind-tallies.js';

export const scoringRpcs: Rpcs = {
  listResults,
  listCastawayResults,
  getWeekPoints,
  saveWeekPoints,
  getStandings,
  getWeeksInFirst,
  getMyHistory,
  getMyNeeds,
  previewWeekPoints,
  undoWeekPoints,
  tallyWeekPoints,
  listWeekLines,
  listResultLines,
  listCastawayLines,
  listScoredWeeks,
  reviewWeek,
  finalizeWeek,
  listCorrections,
  dismissCorrection,
  getBlindTallies,
  startBlindTally,
  enterBlindLines,
  finishBlindTally,
  reopenBlindTally,
  discardBlindTally,
  resolveBlindTallies,
};
