import type { MyPicks } from '@torchbearer/contract/client';
import { Anchor } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { queries } from '../../api/queries.js';
import { useConfig } from '../../api/use-config.js';
import { useIsWatching } from '../../api/use-is-watching.js';
import { EmptyState } from '../../ui/states.js';
import { BeforeDraft, RankButton } from './before-draft.js';
import { MyPicksSkeleton } from './my-picks-skeleton.js';
import { Watching } from './watching.js';
import { Withdrawn } from './withdrawn.js';

/** A week is open, but the player has no castaways to pick from. */
export function NoRoster({ mine }: { readonly mine: MyPicks }) {
  const { data: league } = useQuery(queries.league());
  const { supportEmail } = useConfig();
  const isWatching = useIsWatching();
  if (isWatching === undefined) return <MyPicksSkeleton />;
  if (isWatching) return <Watching />;
  const words = 'You have no castaways yet.';
  if (league?.draftStatus === 'COMPLETED') {
    return (
      <>
        <Withdrawn mine={mine} />
        <EmptyState
          words={words}
          next={
            <>
              The draft was before you came. An admin can deal you in: write to{' '}
              <Anchor href={`mailto:${supportEmail}`}>{supportEmail}</Anchor>.
            </>
          }
        />
      </>
    );
  }
  return <EmptyState words={words} next={<BeforeDraft />} action={<RankButton />} />;
}
