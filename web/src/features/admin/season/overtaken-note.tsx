import { Note } from '../../../ui/note.js';

/** Another admin has changed what is being edited here. */
export function OvertakenNote({ fields }: { readonly fields: readonly string[] }) {
  if (fields.length === 0) return null;
  return (
    <Note kind="failure">
      Another admin has changed this meanwhile: {fields.join(', ')}. Saving replaces what they set; discard
      your changes to see it.
    </Note>
  );
}
