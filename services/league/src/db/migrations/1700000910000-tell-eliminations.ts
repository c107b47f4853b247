import type { MigrationInterface, QueryRunner } from 'typeorm';

/** How often those who are out are still to be told, and when they were told last; see tell-eliminations.ts. */
export class TellEliminations1700000910000 implements MigrationInterface {
  readonly name = 'TellEliminations1700000910000';
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('create table elimination_tellings (remaining integer not null, told_at timestamptz)');
    // A league without castaways has no copies that lack anything.
    await runner.query(
      'insert into elimination_tellings (remaining) select 7 where exists (select from castaways)',
    );
  }
  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table elimination_tellings');
  }
}
