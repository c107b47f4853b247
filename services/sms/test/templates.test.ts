import { expect, test } from 'vitest';
import { startLeague } from './league.js';

test('admins get the templates of blasts', async () => {
  const { sms, admin } = await startLeague();
  const { templates } = await sms.listTemplates({}, { actor: admin });
  expect(templates.map(({ id }) => id)).toContain('picks-open');
  for (const { name, text } of templates) expect(name !== '' && text !== '').toBe(true);
});
