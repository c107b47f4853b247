/** A service's migrate.ts, as the tests start it. */
import { runMigrations } from '../src/database/run-migrations.js';
import { CreateNotes1700000001000 } from './notes.js';

await runMigrations('notes', [CreateNotes1700000001000]);
