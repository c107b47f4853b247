import { IconMail } from '@tabler/icons-react';
import { paths } from '../../paths.js';
import { Card } from './card.js';

export function TreeMailCard() {
  return (
    <Card title="Tree Mail" to={paths.contact} icon={<IconMail size={22} aria-hidden />} value="Write to us">
      Questions, ideas, something amiss? We read everything.
    </Card>
  );
}
