import { Column, useDocumentTitle } from '../../ui/page.js';
import { CorrectionNews } from '../final-weeks/correction-news.js';
import { WhatINeed } from '../needs/what-i-need.js';
import { AutomaticPick } from './automatic-pick.js';
import { Announcements } from './announcements.js';
import { Hero } from './hero.js';
import { LeaderboardCard } from './leaderboard-card.js';
import { ProfileCard } from './profile-card.js';
import { TreeMailCard } from './tree-mail-card.js';
import { WeeklyPickCard } from './weekly-pick-card.js';
import classes from './dashboard.module.css';

/** The player's home: the pick of the week, links, and news. */
export function Dashboard() {
  useDocumentTitle('Dashboard');
  return (
    <Column className={classes.dashboard}>
      <Hero />
      <AutomaticPick />
      <CorrectionNews />
      <WhatINeed follow />
      <div className={classes.cards}>
        <WeeklyPickCard />
        <LeaderboardCard />
        <TreeMailCard />
        <ProfileCard />
      </div>
      <Announcements />
    </Column>
  );
}
