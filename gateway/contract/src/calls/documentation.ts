import * as z from 'zod';
import { defineCall, page } from '../call.js';

const tags = ['Documentation'];

export const documentationCalls = [
  defineCall({
    id: 'getOpenApi',
    method: 'get',
    path: '/api/openapi.json',
    who: 'public',
    summary: 'This document',
    tags,
    answers: { 200: z.record(z.string(), z.unknown()) },
    refusals: [],
    cacheControl: 'public, no-cache',
    etag: true,
    idempotent: true,
  }),
  defineCall({
    id: 'getDocs',
    method: 'get',
    path: '/api/docs',
    who: 'public',
    summary: 'This document as a page',
    tags,
    answers: { 200: page },
    refusals: [],
    cacheControl: 'public, no-cache',
    idempotent: true,
  }),
] as const;
