import type { Castaway } from '@torchbearer/contract/client';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { api } from '../../../api/client.js';
import { useApiForm } from '../../../ui/use-api-form.js';
import { useOutcome } from '../parts/use-outcome.js';
import { bodyOf, castawayErrors, castawayFields } from './castaway-fields.js';
import { useKeepCast } from './use-keep-cast.js';

const FAILED = 'Failed to save castaway';

/** The form for one castaway, or for a new one. @param onDone ends editing the castaway */
export function useCastawayForm(castaway: Castaway | null, onDone: () => void) {
  const [isDone, setDone] = useState(false);
  const { outcome, succeed, fail, refuse, clear } = useOutcome();
  const cast = useKeepCast();
  const shownId = useRef(castaway?.id);
  const form = useApiForm({
    initialValues: castawayFields(castaway),
    validate: castawayErrors,
    fieldOf: { CASTAWAY_NAME_TAKEN: 'name' },
    send: async (typed) => {
      clear();
      const body = bodyOf(typed, castaway);
      cast.changed(
        castaway
          ? await api.updateCastaway({ params: { id: castaway.id }, body })
          : await api.createCastaway({ body }),
      );
    },
    onInvalid: () => refuse(FAILED),
    onSuccess: (): void => {
      succeed('Castaway saved successfully!');
      // The admin may have gone on to another castaway meanwhile.
      if (shownId.current === castaway?.id) leave();
    },
    onError: (error) => fail(error, FAILED),
    onInput: () => {
      if (outcome?.kind === 'failure') clear();
    },
  });

  // Another castaway in the same form: the button that saved the last one keeps the focus.
  const begin = useEffectEvent(() => {
    shownId.current = castaway?.id;
    form.reset();
    setDone(false);
  });
  const id = castaway?.id;
  useLayoutEffect(() => begin(), [id]);

  // Only once the form has no unsaved changes: before that, the guard would stop the admin.
  const leaveCastaway = useEffectEvent(onDone);
  useEffect(() => {
    if (isDone) leaveCastaway();
  }, [isDone]);

  /** Empties the form, or ends editing the castaway. */
  function leave(): void {
    if (castaway) setDone(true);
    else form.reset();
  }
  return {
    ...form,
    outcome,
    isEdited: form.changed.length > 0 && !isDone,
    cancel: (): void => {
      clear();
      leave();
    },
  };
}
