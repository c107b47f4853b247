import { describe, expect, it } from 'vitest';
import {
  bodyOf,
  EMPTY_DRAFT,
  namesNobody,
  readNumbers,
  recipientNames,
  sameRecipients,
} from './blast-draft.js';

const bo = { id: 'bo', name: 'Bo Lind', phone: '+15555550124' };
const ada = { id: 'ada', name: 'Ada Reef', phone: '+15555550123' };

describe('phone numbers typed for a blast', () => {
  it('are read in every usual format', () => {
    expect(readNumbers('(555) 555-0123, 1-555-555-0124;\n+15555550125')).toEqual({
      phones: ['+15555550123', '+15555550124', '+15555550125'],
      faults: [],
    });
  });

  it('are separated from what is none', () => {
    expect(readNumbers('555, 5555550123, Robin 5555550124')).toEqual({
      phones: ['+15555550123'],
      faults: ['555', 'Robin 5555550124'],
    });
  });
});

describe('the body of a blast', () => {
  it('is trimmed, and names no recipients if a filter chooses them', () => {
    const draft = { ...EMPTY_DRAFT, message: ' Hello! \n', players: [ada], numbers: '5555550123' };
    expect(bodyOf(draft)).toEqual({ message: 'Hello!', recipientFilter: 'all' });
  });

  it('names each recipient once, in the same order however they were chosen', () => {
    const draft = { ...EMPTY_DRAFT, filter: 'custom' as const };
    const one = bodyOf({ ...draft, players: [bo, ada, bo], numbers: '5555550123' });
    expect(one.customRecipients).toEqual(['+15555550123', 'ada', 'bo']);
    expect(bodyOf({ ...draft, players: [ada, bo], numbers: '1 555 555 0123' })).toEqual(one);
  });

  it('names no recipient if none was chosen', () => {
    expect(namesNobody(bodyOf({ ...EMPTY_DRAFT, filter: 'custom' }))).toBe(true);
    expect(namesNobody(bodyOf({ ...EMPTY_DRAFT, filter: 'no-picks' }))).toBe(false);
  });
});

it('two drafts have the same recipients whatever their message', () => {
  const [hello, bye] = ['Hello', 'Bye'].map((message) => bodyOf({ ...EMPTY_DRAFT, message }));
  expect(sameRecipients(hello, bye ?? {})).toBe(true);
  expect(sameRecipients(hello, bodyOf({ ...EMPTY_DRAFT, filter: 'no-picks' }))).toBe(false);
});

describe('recipients', () => {
  it('are named by id and by number', () => {
    const body = bodyOf({
      ...EMPTY_DRAFT,
      filter: 'custom',
      players: [bo],
      numbers: '5555550123, 5555559999',
    });
    expect(recipientNames(body, [bo, ada])).toEqual(['Ada Reef', '+15555559999', 'Bo Lind']);
  });

  it('are named once if they were chosen and their number was typed, too', () => {
    const body = bodyOf({ ...EMPTY_DRAFT, filter: 'custom', players: [ada], numbers: '5555550123' });
    expect(recipientNames(body, [bo, ada])).toEqual(['Ada Reef']);
  });
});
