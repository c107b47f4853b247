import type { Client as Api } from '@torchbearer/contract';
import type { Caller } from '../caller.js';
import type { Row } from './rows.js';
import { totalMs, type Cost, type Part, type Site } from '../site.js';

/** The input of every measurement. */
export interface Scene {
  readonly site: Site;
  readonly admin: Api;
  readonly adminToken: string;
  readonly call: Caller;
  readonly players: number;
  readonly rows: Row[];
}

/** The services that copy each entity. */
const CONSUMERS: Readonly<Record<string, readonly Part[]>> = {
  user: ['league', 'picks', 'scoring', 'analytics', 'feedback', 'sms'],
  roster: ['picks', 'scoring', 'analytics', 'sms'],
  pick: ['league', 'scoring', 'analytics', 'sms'],
};

export function addRow({ rows }: Scene, what: string, unit: string, value: number): void {
  rows.push({ what, unit, value });
}

/** One line for each of `parts` (several in one line: their sum), each divided by `count` operations. */
export function addCpuRows(
  scene: Scene,
  what: string,
  cost: Cost,
  count: number,
  parts: readonly (Part | readonly Part[])[],
): void {
  for (const part of parts) {
    const names = typeof part === 'string' ? [part] : part;
    const ms = names.reduce((sum, name) => sum + (cost.cpuMs[name] ?? 0), 0);
    addRow(scene, `${what}: ${names.join(', ')}`, 'CPU ms', ms / count);
  }
}

/** The services with a copy of an event, which together apply it. */
export const copiesOf = (event: 'user' | 'roster' | 'pick'): readonly Part[] => CONSUMERS[event] ?? [];

/** Of all services and engines. */
export const totalCpuMs = ({ cpuMs }: Cost): number => totalMs(cpuMs);
