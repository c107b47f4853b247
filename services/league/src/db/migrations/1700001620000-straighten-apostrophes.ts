import type { MigrationInterface, QueryRunner } from 'typeorm';

const STRAIGHTENED = `translate(name_key, '‘’‛ʼ′', repeat('''', 5))`;

/** A name with curly apostrophes has the key of one with straight ones, unless another castaway has that key. */
export class StraightenApostrophes1700001620000 implements MigrationInterface {
  readonly name = 'StraightenApostrophes1700001620000';
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      update castaways set name_key = ${STRAIGHTENED}
      where id in (
        select distinct on (${STRAIGHTENED}) id from castaways
        where not exists (select from castaways other where other.name_key = ${STRAIGHTENED.replace('name_key', 'castaways.name_key')})
        order by ${STRAIGHTENED}, id)`);
  }
  async down(): Promise<void> {
    // The previous release finds these castaways by either key.
  }
}
