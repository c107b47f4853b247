/** What callers may send, beside ids. */
import { text } from '@torchbearer/kit';
import { z } from 'zod';

export const castawayName = text(100).refine((name) => name.trim() !== '', 'is required');
export const castawayFact = text(200);
export const castawayAge = z.number().int().min(18, 'must be at least 18').max(120);
export const castawayImageUrl = text(2_000);

/** An instant in the years that the contract takes. */
export const instant = z.date().min(new Date('2000-01-01T00:00:00Z')).max(new Date('2200-01-01T00:00:00Z'));
