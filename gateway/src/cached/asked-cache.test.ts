import type { CallOptions } from '@torchbearer/kit';
import { expect, it } from 'vitest';
import { createAskedCache } from './asked-cache.js';

const rpc = (id: string): CallOptions => ({ actor: { kind: 'user', id, name: id, isAdmin: true } });
const turn = () => new Promise((resolve) => setTimeout(resolve, 5));

it('asks once for those who share a question, and shows all of them what is known', async () => {
  const questions: { known: string | null; by: string | null }[] = [];
  const cached = createAskedCache<string>(async (known, { actor }) => {
    questions.push({ known, by: actor.id });
    await turn();
    return known ?? 'read';
  });
  const readings = ['robin', 'wren', 'robin'].map((id) => cached.read(rpc(id), id));
  expect(await Promise.all(readings)).toEqual(['read', 'read', 'read']);
  expect(questions).toEqual([
    { known: null, by: 'robin' },
    { known: null, by: 'wren' },
  ]);
  expect(await cached.read(rpc('ash'), 'ash')).toBe('read');
  expect(questions.at(-1)).toEqual({ known: 'read', by: 'ash' });
});

it('asks with a new question for those who come after one was sent', async () => {
  let value = 0;
  const cached = createAskedCache<number>(async () => {
    const seen = value;
    await turn();
    await turn();
    return seen;
  });
  const before = cached.read(rpc('robin'), 'all');
  await turn();
  value = 1;
  expect(await cached.read(rpc('robin'), 'all')).toBe(1);
  expect(await before).toBe(0);
});
