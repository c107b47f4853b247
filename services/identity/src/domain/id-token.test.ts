import { expect, it } from 'vitest';
import { nameOf, pictureOf } from './id-token.js';

it('calls people by the first name there is, as long as a name may be', () => {
  expect(nameOf(null, ' ', 'Jo', 'Flo')).toBe('Jo');
  expect(nameOf('J\0o')).toBe('Jo');
  expect(nameOf('x'.repeat(500))).toHaveLength(100);
  expect(nameOf(`${'x'.repeat(99)}🔥🔥`)).toBe('x'.repeat(99));
  expect(nameOf(null)).toBe('Player');
});

it('shows no picture from an address that carries credentials', () => {
  expect(pictureOf('https://jo:secret@pictures.example/a.png')).toBeNull();
  expect(pictureOf('https://pictures.example/a.png')).toBe('https://pictures.example/a.png');
});
