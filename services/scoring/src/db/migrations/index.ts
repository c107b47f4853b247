import { CreatePoints1700000200001 } from './1700000200001-create-points.js';
import { CreateStandings1700000200002 } from './1700000200002-create-standings.js';
import { AddUndoToSaves1700000300000 } from './1700000300000-add-undo-to-saves.js';
import { CountComputations1700000300001 } from './1700000300001-count-computations.js';
import { HideEmails1700000900000 } from './1700000900000-hide-emails.js';
import { RememberShownEmails1700001000000 } from './1700001000000-remember-shown-emails.js';
import { CreateBoard1700001100000 } from './1700001100000-create-board.js';
import { AddCastawayPoints1700001300000 } from './1700001300000-add-castaway-points.js';
import { CreatePointsLines1700001400000 } from './1700001400000-create-points-lines.js';
import { CreateFinalWeeks1700001500000 } from './1700001500000-create-final-weeks.js';
import { CreateBlindTallies1700001510000 } from './1700001510000-create-blind-tallies.js';
import { TellEffectsUntilWeek1700001600000 } from './1700001600000-tell-effects-until-week.js';
import { DropNumbersTriggers1700001900000 } from './1700001900000-drop-numbers-triggers.js';

export const migrations = [
  CreatePoints1700000200001,
  CreateStandings1700000200002,
  AddUndoToSaves1700000300000,
  CountComputations1700000300001,
  HideEmails1700000900000,
  RememberShownEmails1700001000000,
  CreateBoard1700001100000,
  AddCastawayPoints1700001300000,
  CreatePointsLines1700001400000,
  CreateFinalWeeks1700001500000,
  CreateBlindTallies1700001510000,
  TellEffectsUntilWeek1700001600000,
  DropNumbersTriggers1700001900000,
];
