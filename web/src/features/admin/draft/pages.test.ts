import { describe, expect, it } from 'vitest';
import { pageOf } from './pages.js';

const rows = Array.from({ length: 120 }, (_, index) => index);

describe('a long list', () => {
  it('is shown fifty rows at a time', () => {
    expect(pageOf(rows, null)).toMatchObject({ page: 1, pages: 3, rows: rows.slice(0, 50) });
    expect(pageOf(rows, '3').rows).toEqual(rows.slice(100));
  });

  it('shows the nearest page if the address names one that doesn’t exist', () => {
    expect(pageOf(rows, '9').page).toBe(3);
    expect(pageOf(rows, '0').page).toBe(1);
    expect(pageOf(rows, 'x').page).toBe(1);
    expect(pageOf([], '2')).toEqual({ rows: [], page: 1, pages: 1 });
  });
});
