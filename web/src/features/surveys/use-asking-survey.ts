import type { SurveyType } from '@torchbearer/contract/client';
import { useEffect, useState } from 'react';
import { useUser } from '../../api/use-user.js';
import { isPutOff, putOff } from './put-off.js';
import { useSurvey, type Survey } from './use-survey.js';

/** How long somebody has had the page to themselves before it asks. */
const DELAY_MS = 30_000;
/** Then, how long until it looks again whether it would disturb. */
const LOOK_AGAIN_MS = 5_000;

/** A survey that opens by itself, once: not for whoever has answered or skipped it, and not on top of anything. */
export function useAskingSurvey(surveyType: SurveyType): Survey {
  const { id } = useUser();
  const { due, opened, open, close } = useSurvey(surveyType);
  const [isSkipped, setSkipped] = useState(() => isPutOff(localStorage, id, surveyType));
  const asks = due && !isSkipped && !opened;

  useEffect(() => {
    if (!asks) return;
    let timer: ReturnType<typeof setTimeout>;
    const ask = (): void => {
      if (isBusy()) timer = setTimeout(ask, LOOK_AGAIN_MS);
      else open();
    };
    timer = setTimeout(ask, DELAY_MS);
    return () => clearTimeout(timer);
  }, [asks, open]);

  return {
    due,
    opened,
    open,
    close: () => {
      putOff(localStorage, id, surveyType);
      setSkipped(true);
      close();
    },
  };
}

/** Another dialog or menu is open, somebody writes, or nobody looks. */
const isBusy = (): boolean =>
  document.visibilityState !== 'visible' ||
  document.querySelector('[role="dialog"], [role="alertdialog"], [role="menu"]') !== null ||
  document.activeElement?.matches('input, textarea, select, [contenteditable]') === true;
