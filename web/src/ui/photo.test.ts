import { describe, expect, it } from 'vitest';
import { photoOf } from './photo.js';

describe('a castaway’s photo', () => {
  it('has the castaway’s name', () => {
    expect(photoOf({ name: 'Anouk Verhoeven' }, {})).toBe('/images/anouk-verhoeven.webp');
    expect(photoOf({ name: "Inés O'Brien", imageUrl: null }, {})).toBe('/images/ines-o-brien.webp');
  });

  it('is the one that an admin chose', () => {
    expect(photoOf({ name: 'Bram Okafor', imageUrl: '/images/other.webp' }, {})).toBe('/images/other.webp');
  });

  it('has another name if the configuration says so', () => {
    const aliases = { bram: 'Abraham Okafor' };
    expect(photoOf({ name: 'Bram Okafor' }, aliases)).toBe('/images/abraham-okafor.webp');
    expect(photoOf({ name: 'Finn Aldaine' }, aliases)).toBe('/images/finn-aldaine.webp');
  });
});
