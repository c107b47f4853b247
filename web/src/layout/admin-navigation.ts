import {
  IconCampfire,
  IconChartHistogram,
  IconCalendarCog,
  IconExternalLink,
  IconHistory,
  IconListCheck,
  IconMessage2,
  IconSpeakerphone,
  IconStars,
  IconSwords,
  IconTrophy,
  IconUsers,
  IconUsersGroup,
  type Icon,
} from '@tabler/icons-react';
import { paths } from '../paths.js';

export interface AdminScreen {
  readonly label: string;
  readonly to: string;
  readonly Icon: Icon;
  /** Further addresses of the same screen. */
  readonly also?: readonly string[];
}

/** The admins' screens, in the order of the sidebar. */
export const adminScreens: readonly AdminScreen[] = [
  {
    label: 'League Insights & Trends',
    to: paths.admin,
    also: [paths.adminAnalytics],
    Icon: IconChartHistogram,
  },
  { label: 'Weekly Scoring', to: paths.adminScoring, Icon: IconTrophy },
  { label: 'Picks Manager', to: paths.adminDraft, Icon: IconListCheck },
  { label: 'Castaway Management', to: paths.adminCastaways, Icon: IconUsersGroup },
  { label: 'User Management', to: paths.adminUsers, Icon: IconUsers },
  { label: 'SMS Manager', to: paths.adminSms, Icon: IconMessage2 },
  { label: 'System Stats', to: paths.adminStats, Icon: IconCampfire },
  { label: 'User Feedback', to: paths.adminFeedback, Icon: IconStars },
  // The landing would redirect an admin straight back here.
  { label: 'View Site', to: paths.dashboard, Icon: IconExternalLink },
];

/** The lower part: screens that are used less often. */
export const furtherScreens: readonly AdminScreen[] = [
  { label: 'Head-to-Head', to: paths.adminHeadToHead, Icon: IconSwords },
  { label: 'Season', to: paths.adminSeason, Icon: IconCalendarCog },
  { label: 'Announcements', to: paths.adminAnnouncements, Icon: IconSpeakerphone },
  { label: 'Audit Log', to: paths.adminAudit, Icon: IconHistory },
];

export const isShown = ({ to, also = [] }: Pick<AdminScreen, 'to' | 'also'>, pathname: string): boolean =>
  [to, ...also].includes(pathname.replace(/\/+$/, ''));
