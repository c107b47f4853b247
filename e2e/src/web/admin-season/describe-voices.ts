/** The admin's messages to the players during the season, and the players' responses. */
import { PASSWORD } from '../../api.js';
import { addPhone } from '../../phone.js';
import { figure, goTo } from './navigation.js';
import { textEverybody } from './messages.js';
import type { Fixture } from './fixture.js';
import { expect, test } from '../test.js';

/** @param n the active week */
export function describeVoices(fixture: () => Fixture, n: number): void {
  test('texts everybody who takes texts', async () => {
    const { page, boss, ledger, twilioUrl } = fixture();
    const readers = ledger.players.slice(0, 2);
    for (const [index, reader] of readers.entries())
      await addPhone(twilioUrl, reader, `555300000${String(index)}`, PASSWORD);
    await expect(async () => {
      const users = await boss.client.listUsers();
      expect(users.filter(({ smsEnabled }) => smsEnabled)).toHaveLength(readers.length);
    }).toPass();
    await goTo(page, 'SMS Manager');
    await textEverybody(page, 'Week {week}: keep your torch dry, {name}.', readers.length);
    for (const { name } of readers) {
      const text = `Week ${String(n)}: keep your torch dry, ${name}.`;
      await expect(page.getByRole('row').filter({ hasText: text }).getByText('Yes')).toBeVisible();
      const log = await boss.client.listSmsLogs({ query: { limit: 200 } });
      expect(log.filter(({ outboundText }) => outboundText === text)).toHaveLength(1);
    }
  });

  test('reads what players say', async () => {
    const { page, ledger } = fixture();
    const [first, second] = ledger.players;
    if (!first || !second) throw new Error('the league has fewer than two players');
    const question = 'How easy is it to follow the leaderboard?';
    for (const [player, rating, answer] of [
      [first, 5, 'The glide is lovely.'],
      [second, 4, null],
    ] as const)
      await player.client.submitFeedback({
        body: { surveyType: 'LEADERBOARD', question, rating, answer },
      });
    await goTo(page, 'User Feedback');
    await figure(page.getByRole('main'), 'Total responses', 2);
    await expect(page.getByText('4.5 out of 5')).toBeVisible();
    const card = page.getByRole('listitem').filter({ hasText: first.name });
    await expect(card.getByText('The glide is lovely.')).toBeVisible();
    await expect(card.getByRole('img', { name: '5 of 5' })).toBeVisible();
  });
}
