import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Reading the log page by page: see `message-list.ts`. The id decides in the same direction as the time. */
export class CreateMessageList1700001200001 implements MigrationInterface {
  readonly name = 'CreateMessageList1700001200001';
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('create index messages_list on messages (created_at, id)');
    await runner.query('create index inbound_list on inbound (received_at, id)');
  }
  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index messages_list, inbound_list');
  }
}
