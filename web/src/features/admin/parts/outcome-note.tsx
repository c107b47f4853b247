import { Note } from '../../../ui/note.js';
import type { Outcome } from './use-outcome.js';

export function OutcomeNote({ outcome }: { readonly outcome: Outcome | null }) {
  return outcome && <Note kind={outcome.kind}>{outcome.words}</Note>;
}
