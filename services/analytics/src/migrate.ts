import { runMigrations } from '@torchbearer/kit';
import { copies } from './copies.js';
import { migrations } from './db/migrations/index.js';

await runMigrations('analytics', migrations, copies);
