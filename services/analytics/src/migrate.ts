import { runMigrations } from '@torchbearer/kit';
import { migrations } from './db/migrations/index.js';

await runMigrations('analytics', migrations);
