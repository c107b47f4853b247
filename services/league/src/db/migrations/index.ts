import { CreateSearch1700001200000 } from '@torchbearer/kit';
import type { MigrationInterface } from 'typeorm';
import { CreateCastaways1700000200000 } from './1700000200000-create-castaways.js';
import { CreateSeason1700000200001 } from './1700000200001-create-season.js';
import { CreateDraft1700000200002 } from './1700000200002-create-draft.js';
import { CreateAnnouncements1700000300000 } from './1700000300000-create-announcements.js';
import { BoundSeason1700000300001 } from './1700000300001-bound-season.js';
import { KeepEliminationWeeks1700000431000 } from './1700000431000-keep-elimination-weeks.js';
import { ShowEmails1700000900000 } from './1700000900000-show-emails.js';
import { TellEliminations1700000910000 } from './1700000910000-tell-eliminations.js';
import { CreateRankingList1700001200001 } from './1700001200001-create-ranking-list.js';
import { CreateGroups1700001310001 } from './1700001310001-create-groups.js';
import { DoubleScoring1700001500000 } from './1700001500000-double-scoring.js';
import { OneSeed1700001600000 } from './1700001600000-one-seed.js';
import { KnowWhen1700001610000 } from './1700001610000-know-when.js';
import { CreatePreviewPages1700001200002 } from './1700001200002-create-preview-pages.js';
import { StraightenApostrophes1700001620000 } from './1700001620000-straighten-apostrophes.js';
import { NoteChanges1700001620001 } from './1700001620001-note-changes.js';
import { DropOldTriggers1700001900000 } from './1700001900000-drop-old-triggers.js';

/** In order; one that has landed is never edited. */
export const migrations: readonly (new () => MigrationInterface)[] = [
  CreateCastaways1700000200000,
  CreateSeason1700000200001,
  CreateDraft1700000200002,
  CreateAnnouncements1700000300000,
  BoundSeason1700000300001,
  KeepEliminationWeeks1700000431000,
  ShowEmails1700000900000,
  TellEliminations1700000910000,
  CreateSearch1700001200000,
  CreateRankingList1700001200001,
  CreatePreviewPages1700001200002,
  CreateGroups1700001310001,
  DoubleScoring1700001500000,
  OneSeed1700001600000,
  KnowWhen1700001610000,
  StraightenApostrophes1700001620000,
  NoteChanges1700001620001,
  DropOldTriggers1700001900000,
];
