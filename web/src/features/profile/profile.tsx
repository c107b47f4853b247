import { Button } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { useUser } from '../../api/use-user.js';
import { paths } from '../../paths.js';
import { Page } from '../../ui/page.js';
import { DraftExplanation } from '../draft/draft-explanation.js';
import { ProfileCard } from './profile-card.js';
import { ProfileSurvey } from './profile-survey.js';
import { SeasonSection } from './season-section.js';

/** The player's own page: details, season, and how they got their castaways. */
export function Profile() {
  return (
    <Page
      title="Profile"
      aside={
        <Button
          component={Link}
          to={paths.editProfile}
          variant="default"
          leftSection={<IconPencil size={18} aria-hidden />}
        >
          Edit Profile
        </Button>
      }
    >
      <ProfileCard user={useUser()} />
      <SeasonSection />
      <DraftExplanation />
      <ProfileSurvey />
    </Page>
  );
}
