import type { DraftReceipt } from '@torchbearer/contract/client';
import classes from './draft-explanation.module.css';

/** Seed and input hash, and their use. */
export function DraftReceiptDetails({ draft }: { readonly draft: Pick<DraftReceipt, 'seed' | 'inputHash'> }) {
  return (
    <details className={classes.receipt}>
      <summary>Receipt: check the draft yourself</summary>
      <p>
        The seed was drawn before the draft ran and decided the turn order. The input hash is the fingerprint
        of all players, rankings and castaways as they went in. The same seed and the same inputs always give
        the same draft, so anybody can replay it, and a changed ranking would show as another hash.
      </p>
      <dl>
        <dt>Seed</dt>
        <dd>
          <code>{draft.seed}</code>
        </dd>
        <dt>Input hash (SHA-256)</dt>
        <dd>
          <code>{draft.inputHash}</code>
        </dd>
      </dl>
    </details>
  );
}
