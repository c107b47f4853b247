import { Page } from '../../../ui/page.js';
import { AnnouncementForm } from './announcement-form.js';
import { AnnouncementList } from './announcement-list.js';
import classes from './announcement-manager.module.css';

/** News for every dashboard: posted, expired, removed. */
export function AnnouncementManager() {
  return (
    <Page title="Announcements" intro="News for every player’s dashboard.">
      <div className={classes.columns}>
        <AnnouncementForm />
        <AnnouncementList />
      </div>
    </Page>
  );
}
