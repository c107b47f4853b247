import { CastawaySchema, UserSchema, WeekSchema } from '@torchbearer/contract';
import { DraftStatus } from '@torchbearer/proto/league/v1/league';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  castawayAnswer,
  draftStatusAnswer,
  given,
  maskedEmail,
  ownerAnswer,
  userAnswer,
  weekAnswer,
} from './index.js';

const createdAt = new Date('2025-09-20T18:30:00Z');

describe('a masked e-mail', () => {
  it('shows the first letter and the domain', () => {
    expect(maskedEmail('robin@example.com')).toBe('r…@example.com');
    expect(maskedEmail('r@example.com')).toBe('r…@example.com');
    expect(maskedEmail('"a@b"@example.com')).toBe('"…@example.com');
    expect(maskedEmail('😀smile@example.com')).toBe('😀…@example.com');
    expect(maskedEmail('nonsense')).not.toContain('onsense'.slice(0, 3) + '@');
  });

  it('never shows more of the name than that', () => {
    fc.assert(
      fc.property(
        fc.stringMatching(/^[a-z]{2,20}$/),
        fc.stringMatching(/^[a-z]{1,10}\.com$/),
        (name, domain) => {
          expect(maskedEmail(`${name}@${domain}`)).toBe(`${name[0]}…@${domain}`);
        },
      ),
    );
  });
});

describe('answers', () => {
  it('leave nothing out: what is absent or empty is null', () => {
    const user = {
      id: 'u',
      name: 'Robin',
      email: 'r@example.com',
      phoneVerified: false,
      smsEnabled: false,
      isAdmin: false,
      mustChangePassword: false,
      hasSecondFactor: false,
      mustSetUpSecondFactor: false,
    };
    const answer = userAnswer({ ...user, hasSeenWelcome: true, createdAt, city: '' });
    expect(Object.keys(answer).sort()).toEqual(Object.keys(UserSchema.shape).sort());
    expect(answer).toMatchObject({
      username: null,
      city: null,
      phone: null,
      phonePending: null,
      createdAt: '2025-09-20T18:30:00.000Z',
    });

    const bare = { id: 'c', name: 'Wren', tribe: '', occupation: '', hometown: '', eliminated: false };
    const castaway = castawayAnswer(bare);
    expect(Object.keys(castaway).sort()).toEqual(Object.keys(CastawaySchema.shape).sort());
    expect(castaway).toMatchObject({
      tribe: null,
      occupation: null,
      hometown: null,
      age: null,
      imageUrl: null,
    });
  });

  it("a week's lock is its close", () => {
    const week = {
      id: 'w',
      weekNumber: 3,
      isActive: true,
      picksOpenAt: createdAt,
      picksCloseAt: new Date(0),
      scored: true,
    };
    const answer = weekAnswer(week);
    expect(Object.keys(answer).sort()).toEqual(Object.keys(WeekSchema.shape).sort());
    expect([answer.lockAt, answer.picksCloseAt]).toEqual([
      '1970-01-01T00:00:00.000Z',
      '1970-01-01T00:00:00.000Z',
    ]);
  });

  it('an owner is the first of all owners', () => {
    const owners = [
      { id: '1', name: 'Robin', email: 'robin@example.com' },
      { id: '2', name: 'Wren', email: 'wren@example.com' },
    ];
    expect(ownerAnswer(owners, true)).toEqual({
      name: 'Robin',
      email: 'robin@example.com',
      owners: [
        { name: 'Robin', email: 'robin@example.com' },
        { name: 'Wren', email: 'wren@example.com' },
      ],
    });
    expect(ownerAnswer([], true)).toBeNull();
  });

  it('every status of the draft has its word, and no other number has one', () => {
    expect(draftStatusAnswer(DraftStatus.DRAFT_STATUS_PENDING)).toBe('PENDING');
    expect(draftStatusAnswer(DraftStatus.DRAFT_STATUS_IN_PROGRESS)).toBe('IN_PROGRESS');
    expect(draftStatusAnswer(DraftStatus.DRAFT_STATUS_COMPLETED)).toBe('COMPLETED');
    expect(() => draftStatusAnswer(DraftStatus.DRAFT_STATUS_UNSPECIFIED)).toThrow();
  });

  it('a part that a service has left out is a fault', () => {
    expect(() => given(undefined)).toThrow('left out');
    expect(given(0)).toBe(0);
  });
});
