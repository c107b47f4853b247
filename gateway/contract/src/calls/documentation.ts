import * as z from 'zod';
import { defineCalls, page } from '../call.js';

const shared = { tags: ['Documentation'] } as const;

export const documentationCalls = defineCalls(shared, {
  getOpenApi: {
    method: 'get',
    path: '/api/openapi.json',
    who: 'public',
    summary: 'This document',
    answers: { 200: z.record(z.string(), z.unknown()) },
    cacheControl: 'public, no-cache',
    etag: true,
  },
  getDocs: {
    method: 'get',
    path: '/api/docs',
    who: 'public',
    summary: 'This document as a page',
    answers: { 200: page },
    cacheControl: 'public, no-cache',
  },
});
