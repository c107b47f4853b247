import type { DraftReceipt } from '@torchbearer/contract/client';
import { Skeleton } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import classes from './draft-explanation.module.css';
import { Code } from './code.js';

const DraftProof = lazy(async () => ({ default: (await import('./draft-proof.js')).DraftProof }));

interface DraftReceiptDetailsProps {
  /** Missing before there is a draft. */
  readonly draft?: Pick<DraftReceipt, 'seed' | 'inputHash'> & Partial<Pick<DraftReceipt, 'lateSeed'>>;
}

/** Seed and input hash, and what proves that nobody chose them. */
export function DraftReceiptDetails({ draft }: DraftReceiptDetailsProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details className={classes.receipt} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>Receipt: check the draft yourself</summary>
      <p>
        A season has one seed, which decides the turn order. It is made of a secret, whose fingerprint is
        public from the start, and of the players, rankings and castaways as they were when rankings first
        closed. So nobody could choose it, and the same inputs always give the same draft.
      </p>
      {draft && (
        <dl>
          <Code term="Seed">{draft.seed}</Code>
          <Code term="Input hash (SHA-256)">{draft.inputHash}</Code>
          {draft.lateSeed && (
            <Code term="Your own seed, as you joined after the draft">{draft.lateSeed}</Code>
          )}
        </dl>
      )}
      {isOpen && (
        <Suspense fallback={<Skeleton height={160} radius="md" />}>
          <DraftProof />
        </Suspense>
      )}
    </details>
  );
}
