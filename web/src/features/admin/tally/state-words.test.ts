import { expect, it } from 'vitest';
import { stateWords } from './state-words.js';

it('the state says what waits and what was refused, and that nothing is lost offline', () => {
  expect([stateWords(0, 0, false), stateWords(3, 0, false), stateWords(3, 1, false)]).toEqual([
    'Saved',
    '3 waiting',
    '3 waiting, 1 refused',
  ]);
  expect([stateWords(0, 0, true), stateWords(3, 0, true), stateWords(1, 2, true)]).toEqual([
    'Offline',
    'Offline: 3 waiting, they are sent when you’re back',
    'Offline: 2 refused, 1 waiting, it is sent when you’re back',
  ]);
});
