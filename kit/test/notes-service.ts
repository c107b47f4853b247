/** The main.ts of a service with a database. */
import { z } from 'zod';
import { owns } from '../src/outbox/republish.js';
import { runService } from '../src/run-service.js';
import { CreateNotes1700000001000, noteStates, notes } from './notes.js';

await runService({
  name: 'notes',
  env: { DATABASE_URL: z.string() },
  data: {
    entities: [],
    migrations: [CreateNotes1700000001000],
    owned: [owns(notes, { table: 'notes', key: 'id', states: noteStates })],
  },
  start: () => Promise.resolve(),
});
