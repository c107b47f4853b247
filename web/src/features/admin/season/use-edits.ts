import { useState } from 'react';
import { changedFields, edited, overtaken, shown, withoutSaved, type Edits } from './edits.js';

/** A form over what is stored; what is renewed beneath it shows wherever nobody has typed. */
export function useEdits<Fields extends Readonly<Record<string, string | boolean>>>(stored: Fields) {
  const [edits, setEdits] = useState<Edits<Fields>>({});
  return {
    values: shown(edits, stored),
    changed: changedFields(edits, stored),
    overtaken: overtaken(edits, stored),
    change: <Name extends keyof Fields>(name: Name, to: Fields[Name]): void =>
      setEdits((before) => edited(before, stored, name, to)),
    reset: (): void => setEdits({}),
    forget: (saved: Fields): void => setEdits((before) => withoutSaved(before, saved)),
  };
}
