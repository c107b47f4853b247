/** A test entity, "note": a table, its migration, a topic. */
import type { MigrationInterface, QueryRunner } from 'typeorm';
import type { Topic } from '@torchbearer/proto/topics';
import type { Copies } from '../src/copies/copy.js';
import { openDatabase, type Database, type Sql } from '../src/database/database.js';
import type { EventTopic } from '../src/outbox/event.js';
import { createTestDatabase, testLog } from '../src/testing/index.js';
import { inject } from 'vitest';

export class CreateNotes1700000001000 implements MigrationInterface {
  readonly name = 'CreateNotes1700000001000';
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('create table notes (id text primary key, words text not null, version int not null)');
    await runner.query(
      `create table notes_made as select current_setting('statement_timeout') as "longestStatement"`,
    );
  }
  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table notes, notes_made');
  }
}

export interface Note {
  readonly id: string;
  readonly words: string;
  readonly version: number;
}

export const notes: EventTopic<Note> = {
  name: 'notes.note.v1',
  eventType: 'notes.v1.NoteChanged',
  codec: {
    encode: (note) => ({ finish: () => Buffer.from(JSON.stringify(note)) }),
    decode: (bytes) => JSON.parse(Buffer.from(bytes).toString()) as Note,
  },
  keyOf: (note) => note.id,
  publisher: 'notes',
};

/** Like a row of proto/topics.ts. */
export const notesTopic: Topic<Note> = {
  ...notes,
  ...{ publisher: 'league', partitions: 1, copiedBy: [], handledBy: [], broadcastTo: [] },
};

export const openNotes = (
  url: string,
  options: { pool?: number; name?: string; schema?: 'run' | 'expect'; copies?: Copies } = {},
): Promise<Database> =>
  openDatabase({
    url,
    ...(options.schema && { schema: options.schema }),
    ...(options.copies && { copies: options.copies }),
    pool: options.pool ?? 4,
    applicationName: options.name ?? 'notes',
    entities: [],
    migrations: [CreateNotes1700000001000],
    log: testLog,
  });

/** Notes as they are published. */
export const noteStates = (sql: Sql, ids: readonly string[]): Promise<Note[]> =>
  sql.rows<Note>('select id, words, version from notes where id = any ($1)', [ids]);

/** A database with the kit's own tables and these copies: a new one unless `url` says which. */
export const openBare = async (
  options: { url?: string; copies?: Copies; schema?: 'run' | 'expect'; name?: string } = {},
): Promise<Database> =>
  openDatabase({
    url: options.url ?? (await createTestDatabase(inject('postgresUrl'), 'bare')),
    ...{ pool: 6, applicationName: options.name ?? 'bare', entities: [], migrations: [], log: testLog },
    ...(options.copies && { copies: options.copies }),
    ...(options.schema && { schema: options.schema }),
  });
