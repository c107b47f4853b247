import { CreateCopies1700000200000 } from './1700000200000-create-copies.js';
import { CreatePoints1700000200001 } from './1700000200001-create-points.js';
import { CreateStandings1700000200002 } from './1700000200002-create-standings.js';
import { AddUndoToSaves1700000300000 } from './1700000300000-add-undo-to-saves.js';
import { CountComputations1700000300001 } from './1700000300001-count-computations.js';
import { CopyEliminationWeeks1700000431000 } from './1700000431000-copy-elimination-weeks.js';
import { HideEmails1700000900000 } from './1700000900000-hide-emails.js';

export const migrations = [
  CreateCopies1700000200000,
  CreatePoints1700000200001,
  CreateStandings1700000200002,
  AddUndoToSaves1700000300000,
  CountComputations1700000300001,
  CopyEliminationWeeks1700000431000,
  HideEmails1700000900000,
];
