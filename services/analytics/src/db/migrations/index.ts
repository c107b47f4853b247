import { CreateSearch1700001200000 } from '@torchbearer/kit';
import { CreateReadModels1700000600001 } from './1700000600001-create-read-models.js';
import { CreateNewestPicks1700000600003 } from './1700000600003-create-newest-picks.js';
import { CreateRevisionChanges1700000600004 } from './1700000600004-create-revision-changes.js';
import { DropPointsOfPicks1700001900000 } from './1700001900000-drop-points-of-picks.js';

export const migrations = [
  CreateReadModels1700000600001,
  CreateNewestPicks1700000600003,
  CreateRevisionChanges1700000600004,
  CreateSearch1700001200000,
  DropPointsOfPicks1700001900000,
];
