import { Button } from '@mantine/core';
import { IconShare } from '@tabler/icons-react';
import type { HistoryWeek } from '@torchbearer/contract/client';
import { useState } from 'react';
import { useUser } from '../../api/use-user.js';
import { lazyDialog } from '../../ui/lazy-dialog.js';
import { weekCard } from './week-card.js';

const ShareDialog = lazyDialog(async () => (await import('./share-dialog.js')).ShareDialog);

interface ShareWeekProps {
  readonly history: readonly HistoryWeek[];
  readonly weekNumber: number;
}

/** The button that makes a picture of the player's week; nothing for a week that is not among theirs. */
export function ShareWeek({ history, weekNumber }: ShareWeekProps) {
  const { name } = useUser();
  const [opened, setOpened] = useState(false);
  const card = weekCard(history, weekNumber, name);
  if (!card) return null;
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconShare size={18} aria-hidden />}
        onClick={() => setOpened(true)}
      >
        Share my week
      </Button>
      <ShareDialog card={card} opened={opened} onClose={() => setOpened(false)} />
    </>
  );
}
