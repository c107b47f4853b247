import { IconUserCheck } from '@tabler/icons-react';
import { useUser } from '../../api/use-user.js';
import { paths } from '../../paths.js';
import { Card } from './card.js';
import { listed, profileGaps } from './profile-gaps.js';

export function ProfileCard() {
  const { filled, of, missing } = profileGaps(useUser());
  return (
    <Card
      title="Complete Profile"
      to={paths.editProfile}
      icon={<IconUserCheck size={22} aria-hidden />}
      value={missing.length === 0 ? 'All done' : `${String(filled)} of ${String(of)}`}
    >
      {missing.length === 0 ? 'Everybody knows who you are.' : `Missing: ${listed(missing)}`}
    </Card>
  );
}
