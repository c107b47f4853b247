import { ApiError } from '@torchbearer/contract/client';

/** What helps after a refused draft call: another preview, or the draft that another admin has run. */
export type WayOn = 'preview' | 'results';

const WAYS: Readonly<Record<string, WayOn>> = {
  DRAFT_PREVIEW_STALE: 'preview',
  DRAFT_PREVIEW_MISSING: 'preview',
  DRAFT_ALREADY_RUN: 'results',
};

export const wayOnAfter = (error: unknown): WayOn | null =>
  error instanceof ApiError ? (WAYS[error.code] ?? null) : null;
