import type { Season, Week } from '@torchbearer/contract/client';
import { useState } from 'react';
import { UnsavedGuard } from '../../../ui/unsaved-guard.js';
import { SeasonForm } from './season-form.js';
import { useSeasonForm } from './use-season-form.js';
import { WeeksPanel } from './weeks-panel.js';

interface SeasonBoardProps {
  readonly season: Season;
  readonly weeks: readonly Week[];
}

/** The settings and the weeks, with one confirmation before unsaved changes are lost. */
export function SeasonBoard({ season, weeks }: SeasonBoardProps) {
  const form = useSeasonForm(season);
  const [areTimesEdited, setTimesEdited] = useState(false);
  return (
    <>
      <UnsavedGuard when={form.isEdited || areTimesEdited} params={areTimesEdited ? ['week'] : []}>
        What you have changed here is not saved yet.
      </UnsavedGuard>
      <SeasonForm form={form} />
      <WeeksPanel weeks={weeks} onEdited={setTimesEdited} />
    </>
  );
}
