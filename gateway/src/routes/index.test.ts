import { calls, waitsForCopies, type Call } from '@torchbearer/contract';
import { describe, expect, it } from 'vitest';
import { routes, written } from './index.js';

describe('the routes', () => {
  it('are the calls of the contract, and each written one has its call’s name', () => {
    expect(routes.map(({ call }) => call)).toEqual(calls);
    for (const [id, { call }] of Object.entries(written)) expect(call.id).toBe(id);
  });

  it('wait for copies after writes by admins, and by players if other services copy the data', () => {
    const all: readonly Call[] = calls;
    const waiting = all.filter(waitsForCopies).map(({ id }) => id);
    const adminWrites = all
      .filter(({ method, who }) => method !== 'get' && who === 'admin')
      .map(({ id }) => id);
    // Nothing waits for its audit entry.
    const others = ['previewDraft'];
    const players = ['signUp', 'logInExternally', 'submitRanking', 'updateProfile', 'hideResults'];
    // A new password may remove the phone number.
    const keys = ['changePassword', 'confirmEmail', 'revertEmail'];
    const phones = ['setPhone', 'replacePhone', 'verifyPhone', 'removePhone', 'toggleSms'];
    const expected = [...adminWrites.filter((id) => !others.includes(id)), ...players, ...keys, ...phones];
    expect(waiting.sort()).toEqual(expected.sort());
  });
});
