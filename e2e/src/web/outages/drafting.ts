/** Actions of the draft manager that fail without their service. */
import { choose, combobox, confirm, press } from '../controls.js';
import type { Outage } from './outage.js';
import { expect } from '../test.js';

const DRAFT = '/admin/draft';

export const drafting: readonly Outage[] = [
  {
    service: 'picks',
    screen: 'draft manager, a pick for a player',
    open: async (page) => {
      await page.goto(`${DRAFT}?submit=open`);
      await choose(page, 'User', 'Player 1');
      await choose(page, 'Castaway', 'Castaway');
    },
    attempts: [
      {
        act: (page) => press(page, 'Submit pick'),
        says: ['Failed to submit pick'],
        keeps: [(page) => combobox(page, 'User'), 'Player 1 (player-1@example.com)'],
      },
    ],
  },
  {
    service: 'league',
    screen: 'draft manager, run',
    open: async (page, { admin }) => {
      await page.goto(DRAFT);
      await press(page, 'Unlock Draft');
      await expect(page.getByRole('dialog')).toBeVisible();
      // The next screen needs the draft open; this one does not get the change.
      await page.route('**/api/draft/status*', () => new Promise(() => undefined));
      await admin.client.unlockRankings();
    },
    attempts: [{ act: (page) => confirm(page, 'Unlock'), says: ['Failed to unlock rankings'] }],
  },
  {
    service: 'league',
    screen: 'draft manager, open',
    open: async (page) => {
      await page.goto(DRAFT);
      await press(page, 'Preview Draft');
      await confirm(page, 'Close rankings and preview');
      await press(page, 'Approve & Run Draft');
      await expect(page.getByRole('dialog')).toBeVisible();
    },
    attempts: [
      { act: (page) => confirm(page, 'Approve & run'), says: ['Unable to run draft'] },
      { act: (page) => press(page, 'Preview Draft'), says: ['Unable to preview draft'] },
    ],
  },
];
