import { ApiError, type Castaway } from '@torchbearer/contract/client';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { api } from '../../../api/client.js';
import { fieldErrors } from '../../../api/error-sentence.js';
import { useOutcome } from '../parts/use-outcome.js';
import {
  bodyOf,
  faultsOf,
  isEdited,
  typedOf,
  type CastawayFaults,
  type CastawayField,
  type CastawayTyped,
} from './castaway-fields.js';
import { useKeepCast } from './use-keep-cast.js';

const FAILED = 'Failed to save castaway';

interface Sent {
  /** Who is changed; null for somebody new. */
  readonly of: Castaway | null;
  readonly typed: CastawayTyped;
}

/** The state of the form for one castaway, or for a new one. @param onDone leaves the castaway that is edited */
export function useCastawayForm(castaway: Castaway | null, onDone: () => void) {
  const [typed, setTyped] = useState(() => typedOf(castaway));
  const [faults, setFaults] = useState<CastawayFaults>({});
  const [isDone, setDone] = useState(false);
  const [id, setId] = useState(castaway?.id);
  // Another castaway in the same form: the button that saved the last one keeps the focus.
  if (id !== castaway?.id) {
    setId(castaway?.id);
    setTyped(typedOf(castaway));
    setFaults({});
    setDone(false);
  }
  // Only once the form has nothing to lose any more: the screen asks whoever leaves earlier.
  const goOn = useEffectEvent(onDone);
  useEffect(() => {
    if (isDone) goOn();
  }, [isDone]);
  const { outcome, succeed, fail, refuse, clear } = useOutcome();
  const cast = useKeepCast();
  const saving = useMutation({
    mutationFn: ({ of, typed: values }: Sent) => {
      const body = bodyOf(values, of);
      return of ? api.updateCastaway({ params: { id: of.id }, body }) : api.createCastaway({ body });
    },
    onSuccess: (saved, { of }) => {
      cast.changed(saved);
      succeed('Castaway saved successfully!');
      // Whoever has gone on to another castaway meanwhile stays there.
      if (of?.id === castaway?.id) leave();
    },
  });
  /** Empties the form; of a changed castaway by leaving it. */
  const leave = (): void => {
    setFaults({});
    if (castaway) setDone(true);
    else setTyped(typedOf(null));
  };
  return {
    typed,
    faults,
    outcome,
    isEdited: isEdited(typed, castaway) && !isDone,
    isSaving: saving.isPending,
    change(field: CastawayField, value: string): void {
      setTyped((values) => ({ ...values, [field]: value }));
      setFaults(({ [field]: _mended, ...others }) => others);
      if (outcome?.kind === 'failure') clear();
    },
    cancel: (): void => {
      clear();
      leave();
    },
    /** @param onFault is told the first field that is wrong, by our rules or by the server's */
    submit(onFault: (field: string) => void): void {
      const wrong = faultsOf(typed);
      setFaults(wrong);
      const [first] = Object.keys(wrong);
      if (first !== undefined) {
        refuse(FAILED);
        onFault(first);
        return;
      }
      clear();
      const sent = { of: castaway, typed };
      saving.mutate(sent, {
        onError: (error) => {
          const refused = refusedFields(error);
          setFaults(refused);
          fail(error, FAILED);
          const [field] = Object.keys(refused);
          if (field !== undefined) onFault(field);
        },
      });
    },
  };
}

function refusedFields(error: unknown): CastawayFaults {
  if (error instanceof ApiError && error.code === 'CASTAWAY_NAME_TAKEN') return { name: error.message };
  return fieldErrors(error);
}
