import { describe, expect, it, test } from 'vitest';
import { codeErrors, codeIn, inviteLink, membersInWords, nameErrors } from './group-rules.js';

describe('the form that creates a group', () => {
  it('needs a name of up to 40 characters', () => {
    expect(nameErrors({ name: '  ' })).toEqual({ name: 'Please enter a name' });
    expect(nameErrors({ name: 'x'.repeat(41) })).toEqual({ name: 'Name must be 40 characters or less' });
    expect(nameErrors({ name: ` ${'x'.repeat(40)} ` })).toEqual({});
  });
});

describe('the form that joins a group', () => {
  test.each(['7K2M9-Q4X8Z', ' 7k2m9 q4x8z ', 'https://play.example.com/join/7K2M9-Q4X8Z'])(
    'takes %j',
    (typed) => {
      expect(codeIn(typed)).toBe('7K2M9-Q4X8Z');
      expect(codeErrors({ code: typed })).toEqual({});
    },
  );

  test.each(['', '7K2M9', 'https://play.example.com/groups/7K2M9-Q4X8Z'])('refuses %j', (typed) => {
    expect(codeErrors({ code: typed })).toEqual({
      code: 'Please enter the code of the group: ten letters and digits, like 7K2M9-Q4X8Z',
    });
  });
});

it('an invite link has the code', () => {
  expect(inviteLink('https://play.example.com', '7K2M9-Q4X8Z')).toBe(
    'https://play.example.com/join/7K2M9-Q4X8Z',
  );
  expect([1, 12].map(membersInWords)).toEqual(['1 member', '12 members']);
});
