import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Nonces for the identity provider; and no pictures from addresses that are not ours. */
export class CreateOidcNonces1700000660000 implements MigrationInterface {
  readonly name = 'CreateOidcNonces1700000660000';
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table oidc_nonces (
        nonce_hash bytea primary key check (octet_length(nonce_hash) = 32),
        expires_at timestamptz not null
      )`);
    await runner.query('create index oidc_nonces_by_expiry on oidc_nonces (expires_at)');
    // The provider's pictures: whoever serves them would see who looks at whom.
    await runner.query(`update users set profile_picture = null where profile_picture like 'http%'`);
  }
  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table oidc_nonces');
  }
}
