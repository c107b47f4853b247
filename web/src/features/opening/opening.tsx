import { Button } from '@mantine/core';
import { Link } from 'react-router-dom';
import { paths } from '../../paths.js';
import { Page } from '../../ui/page.js';
import { EmptyState } from '../../ui/states.js';

/** Stands where a screen of the site is still to open. */
export function Opening() {
  return (
    <Page title="Opening soon">
      <EmptyState
        words="This part of the island is not open yet."
        next="Rankings, picks, results and the leaderboard are; this page follows."
        action={
          <Button component={Link} to={paths.leaderboard}>
            See the leaderboard
          </Button>
        }
      />
    </Page>
  );
}
