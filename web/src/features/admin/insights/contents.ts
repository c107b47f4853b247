import type { ComponentType } from 'react';
import { AccuracyCard } from './accuracy-card.js';
import type { CardId } from './cards.js';
import { LeaderboardCard } from './leaderboard-card.js';
import { OverviewCard } from './overview-card.js';
import { ParticipationCard } from './participation-card.js';
import { PowerCard } from './power-card.js';
import { TrendsCard } from './trends-card.js';
import { WinCard } from './win-card.js';
import { WorstCard } from './worst-card.js';

/** The content of each card. Each has its own query, so that one response doesn't render the others again. */
export const CONTENTS: Readonly<Record<CardId, ComponentType>> = {
  overview: OverviewCard,
  leaderboard: LeaderboardCard,
  win: WinCard,
  worst: WorstCard,
  participation: ParticipationCard,
  trends: TrendsCard,
  accuracy: AccuracyCard,
  power: PowerCard,
};
