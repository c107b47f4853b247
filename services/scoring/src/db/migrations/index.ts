import { CreateCopies1700000200000 } from './1700000200000-create-copies.js';
import { CreatePoints1700000200001 } from './1700000200001-create-points.js';
import { CreateStandings1700000200002 } from './1700000200002-create-standings.js';

export const migrations = [
  CreateCopies1700000200000,
  CreatePoints1700000200001,
  CreateStandings1700000200002,
];
