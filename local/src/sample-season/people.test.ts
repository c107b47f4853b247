import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { castaways, portraitOf } from './people.js';

const pictures = new URL('../../../web/public', import.meta.url);

describe('the sample cast', () => {
  it.each(castaways)('$name has a portrait of at most 20 kB in the web client', async (castaway) => {
    const picture = await readFile(new URL(`${pictures.href}${portraitOf(castaway)}`));
    expect([picture.toString('latin1', 0, 4), picture.toString('latin1', 8, 12)]).toEqual(['RIFF', 'WEBP']);
    expect(picture.length).toBeLessThanOrEqual(20_000);
  });

  it('is eighteen people, each with a portrait of their own', () => {
    expect(new Set(castaways.map(portraitOf)).size).toBe(18);
  });
});
