import { expect, it } from 'vitest';
import { hometownWords } from './hometown.js';

it('shows the arrow between where castaways are from and live now as a bullet', () => {
  expect(hometownWords('Bend, OR → Boise, ID')).toBe('Bend, OR • Boise, ID');
  expect(hometownWords('Fall River→Mobile')).toBe('Fall River • Mobile');
  expect(hometownWords('Fall River -> Mobile')).toBe('Fall River • Mobile');
});

it('leaves a hometown without an arrow as it is', () => {
  expect(hometownWords('Winston-Salem, NC')).toBe('Winston-Salem, NC');
});
