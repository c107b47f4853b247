import type { Stats } from '@torchbearer/contract/client';
import { paths } from '../../../paths.js';

interface NextStep {
  readonly words: string;
  readonly link: string;
  readonly to: string;
}

/** What a league still lacks, most urgent first. */
export function nextSteps({ castaways, users, weeks }: Stats): readonly NextStep[] {
  const steps: NextStep[] = [];
  if (castaways === 0)
    steps.push({
      words: 'Players rank castaways: the list is still empty.',
      link: 'Add castaways',
      to: paths.adminCastaways,
    });
  if (users === 0)
    steps.push({
      words: 'Nobody has joined yet. Share the site’s address, or add people yourself.',
      link: 'User Management',
      to: paths.adminUsers,
    });
  if (weeks === 0)
    steps.push({
      words: 'Picks need a week to belong to.',
      link: 'Create the first week',
      to: paths.adminScoring,
    });
  return steps;
}
