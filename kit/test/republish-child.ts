/** A service's republish.ts, as the tests start it. */
import { owns, runRepublish } from '../src/outbox/republish.js';
import { CreateNotes1700000001000, noteStates, notes } from './notes.js';

await runRepublish({
  name: 'notes',
  owned: [owns(notes, { table: 'notes', key: 'id', states: noteStates })],
  entities: [],
  migrations: [CreateNotes1700000001000],
});
