import { VISITOR } from '@torchbearer/kit';
import { playerActor } from '@torchbearer/kit/testing';
import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { refusalOf } from './inbound-fixture.js';
import { startLeague } from './league.js';

test('only admins get the templates of blasts', async () => {
  const { sms, admin } = await startLeague();
  const { templates } = await sms.listTemplates({}, { actor: admin });
  expect(templates.map(({ id }) => id)).toContain('picks-open');
  for (const { name, text } of templates) expect(name !== '' && text !== '').toBe(true);
  expect(await refusalOf(sms.listTemplates({}, { actor: VISITOR }))).toBe('NOT_SIGNED_IN');
  expect(await refusalOf(sms.listTemplates({}, { actor: playerActor(randomUUID()) }))).toBe('ADMINS_ONLY');
});
