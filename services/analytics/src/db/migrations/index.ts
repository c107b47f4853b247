import { CreateCopies1700000600000 } from './1700000600000-create-copies.js';
import { CreateReadModels1700000600001 } from './1700000600001-create-read-models.js';
import { CreateAuditEntries1700000600002 } from './1700000600002-create-audit-entries.js';

export const migrations = [
  CreateCopies1700000600000,
  CreateReadModels1700000600001,
  CreateAuditEntries1700000600002,
];
