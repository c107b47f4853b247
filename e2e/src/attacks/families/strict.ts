/** An admin's password alone, where admins need a second factor. */
import { calls, type Call } from '@torchbearer/contract';
import { randomUUID } from 'node:crypto';
import { visitor } from '../../api.js';
import { ADMIN, startTestSystem } from '../../system.js';
import type { Attack } from '../attack.js';
import { assertRefused, assertThat } from '../assertions.js';
import { openClient } from '../http.js';
import { socketRefusal } from './cross-origin.js';

const tried = (calls as readonly Call[]).filter(
  ({ who, openWhile = [] }) => who !== 'public' && !openWhile.includes('SECOND_FACTOR_SETUP_REQUIRED'),
);

const withoutFactor: Attack = {
  name: 'use the admin area without a second factor',
  limitMs: 240_000,
  run: async () => {
    const system = await startTestSystem({ purpose: 'strict', env: { ADMIN_SECOND_FACTOR: 'required' } });
    const [url = ''] = system.urls;
    const { send, close } = openClient(url);
    try {
      const { token } = await visitor([url]).client.logIn({ body: ADMIN });
      assertThat(tried.length > 40, `only ${tried.length} calls are tried`);
      for (const { method, path: pattern, id } of tried) {
        const path = pattern.replaceAll(/\{(n|weekNumber)\}/g, '3').replaceAll(/\{\w+\}/g, randomUUID());
        const body = method === 'get' ? undefined : {};
        const response = await send({ method: method.toUpperCase(), path, token, body });
        assertRefused(response, 'SECOND_FACTOR_SETUP_REQUIRED', id);
      }
      for (const transport of ['websocket', 'polling'] as const) {
        const refusal = await socketRefusal(url, transport, { auth: { token } });
        assertThat(refusal !== null, `a socket (${transport}) was opened`);
      }
    } finally {
      close();
      await system.stop();
    }
  },
};

export const strict: readonly Attack[] = [withoutFactor];
