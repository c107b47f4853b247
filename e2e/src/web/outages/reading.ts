/** Screens that can't show anything without their service. */
import type { League } from '../../league.js';
import type { Outage } from './outage.js';
import { expect } from '../test.js';

type Service = Outage['service'];

/** By the sidebar, like an admin who is already signed in. */
const byLink = (service: Service, link: string, ...says: string[]): Outage => ({
  service,
  screen: link,
  open: async (page) => {
    await page.goto('/admin/announcements');
    await expect(page.getByRole('link', { name: link, exact: true })).toBeVisible();
  },
  attempts: [{ act: (page) => page.getByRole('link', { name: link, exact: true }).click(), says }],
});

const byVisitor = (service: Service, screen: string, pathOf: (league: League) => string, says: string) =>
  ({
    service,
    screen,
    isPublic: true,
    attempts: [{ act: (page, league) => page.goto(pathOf(league)), says: [says] }],
  }) satisfies Outage;

const castaway = ({ castaways }: League): string => `/castaway/${castaways[0]?.id ?? ''}`;

export const reading: readonly Outage[] = [
  byLink('analytics', 'League Insights & Trends', 'Failed to load statistics'),
  byLink('analytics', 'System Stats', 'Unable to load stats.'),
  byLink('feedback', 'User Feedback', 'Unable to load feedback.', 'Unable to load feedback statistics.'),
  byLink('sms', 'SMS Manager', 'Unable to load the SMS log.', 'Unable to load the reminder status.'),
  byVisitor('scoring', 'castaway, its points', castaway, 'Failed to load castaway details'),
  byLink('league', 'Castaway Management', 'Failed to load castaways'),
  byLink('league', 'Picks Manager', 'Unable to load draft data'),
  byLink('league', 'Weekly Scoring', 'Unable to load data'),
  byVisitor('league', 'game tracker', () => '/game-tracker', 'Failed to load castaways'),
  byVisitor('league', 'castaway', castaway, 'Failed to load castaway details'),
  byLink('identity', 'User Management', 'Unable to load users.'),
];
