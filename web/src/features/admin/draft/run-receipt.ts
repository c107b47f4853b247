/** Seed and input hash of the last run, from the audit log. */
import type { AuditEntry } from '@torchbearer/contract/client';

interface RunReceipt {
  readonly seed: string;
  readonly inputHash: string;
  readonly at: string;
  /** Who ran it. */
  readonly by: string;
}

/** @param entries newest first */
export function runReceipt(entries: readonly AuditEntry[]): RunReceipt | null {
  for (const { action, after, at, actor } of entries) {
    if (action === 'draft.run' && isDrawn(after)) {
      return { seed: after.seed, inputHash: after.inputHash, at, by: actor.name };
    }
  }
  return null;
}

function isDrawn(value: unknown): value is { readonly seed: string; readonly inputHash: string } {
  if (typeof value !== 'object' || value === null || !('seed' in value) || !('inputHash' in value))
    return false;
  return typeof value.seed === 'string' && typeof value.inputHash === 'string';
}
