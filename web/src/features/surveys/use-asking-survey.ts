import type { SurveyType } from '@torchbearer/contract/client';
import { useEffect, useState } from 'react';
import { useUser } from '../../api/use-user.js';
import { isPutOff, putOff } from './put-off.js';
import { useSurvey, type Survey } from './use-survey.js';

/** How long a page is open before the survey opens. */
const DELAY_MS = 30_000;
/** How long until it checks again whether it would disturb. */
const RETRY_MS = 5_000;

/**
 * A survey that opens by itself, once: not for users who have answered or skipped it, and not over another
 * dialog.
 */
export function useAskingSurvey(surveyType: SurveyType): Survey {
  const { id } = useUser();
  const { due, opened, open, close } = useSurvey(surveyType);
  const [isSkipped, setSkipped] = useState(() => isPutOff(id, surveyType));
  const mayOpen = due && !isSkipped && !opened;

  useEffect(() => {
    if (!mayOpen) return;
    let timer: ReturnType<typeof setTimeout>;
    const openWhenQuiet = (): void => {
      if (isBusy()) timer = setTimeout(openWhenQuiet, RETRY_MS);
      else open();
    };
    timer = setTimeout(openWhenQuiet, DELAY_MS);
    return () => clearTimeout(timer);
  }, [mayOpen, open]);

  return {
    due,
    opened,
    open,
    close: () => {
      putOff(id, surveyType);
      setSkipped(true);
      close();
    },
  };
}

/** Another dialog or menu is open, the user is typing, or the page is hidden. */
const isBusy = (): boolean =>
  document.visibilityState !== 'visible' ||
  document.querySelector('[role="dialog"], [role="alertdialog"], [role="menu"]') !== null ||
  document.activeElement?.matches('input, textarea, select, [contenteditable]') === true;
