import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateCastaways1700000200000 implements MigrationInterface {
  readonly name = 'CreateCastaways1700000200000';
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table castaways (
        id uuid primary key,
        version integer not null check (version > 0),
        name text not null check (name <> ''),
        -- The name in small letters: one spelling, whatever the database's locale makes of case.
        name_key text not null constraint castaways_name_key unique,
        tribe text not null,
        occupation text not null,
        age integer check (age >= 18),
        hometown text not null,
        image_url text check (image_url <> ''),
        eliminated boolean not null default false
      )`);
  }
  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table castaways');
  }
}
