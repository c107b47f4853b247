import { calls, type Call } from '@torchbearer/contract';
import { describe, expect, it } from 'vitest';
import { apiRouter } from '../api.js';
import type { Gateway } from '../gateway.js';
import { routes } from './index.js';

describe('the routes', () => {
  it('are the calls of the contract, each under its own name', () => {
    expect(Object.keys(routes).sort()).toEqual(calls.map(({ id }) => id).sort());
    for (const [id, { call }] of Object.entries(routes)) expect(call.id).toBe(id);
  });

  it('are served at the addresses of the contract and nowhere else', () => {
    // Serving binds the gateway; nothing of it is used before the first request.
    const router = apiRouter({} as Gateway);
    const served = router.stack.map((layer) => layer.route?.path);
    const promised = calls.map(({ path }) => path.replaceAll(/\{(\w+)\}/g, ':$1'));
    expect(served.sort()).toEqual([...new Set(promised)].sort());
  });

  it('wait for the copies of what admins write, and of what players say that others keep', () => {
    const all: readonly Call[] = calls;
    const writes = all.filter(({ method, who }) => method !== 'get' && who === 'admin').map(({ id }) => id);
    const settling = Object.values(routes).flatMap(({ call, settles }) => (settles ? [call.id] : []));
    // These write nothing that anybody copies.
    const others = ['previewDraft', 'previewWeekPoints', 'estimateBlast'];
    const players = ['signUp', 'logInExternally', 'submitRanking', 'updateProfile'];
    // A new password may take the phone number away.
    const keys = ['changePassword', 'confirmEmail', 'revertEmail'];
    const phones = ['setPhone', 'replacePhone', 'verifyPhone', 'removePhone', 'toggleSms'];
    const expected = [...writes.filter((id) => !others.includes(id)), ...players, ...keys, ...phones];
    expect([...settling].sort()).toEqual(expected.sort());
  });
});
