import { ApiError } from '@torchbearer/contract/client';
import { describe, expect, it } from 'vitest';
import { wayOnAfter } from './way-on.js';

describe('after a refused draft', () => {
  it.each([
    ['DRAFT_PREVIEW_STALE', 'preview'],
    ['DRAFT_PREVIEW_MISSING', 'preview'],
    ['DRAFT_ALREADY_RUN', 'results'],
    ['DRAFT_NOT_POSSIBLE', null],
  ] as const)('%s leads on to: %s', (code, way) => {
    expect(wayOnAfter(new ApiError(409, code, 'No.'))).toBe(way);
  });

  it('no link is offered if the server did not respond', () => {
    expect(wayOnAfter(new Error('gone'))).toBeNull();
  });
});
