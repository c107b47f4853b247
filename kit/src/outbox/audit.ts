import type { AuditRecorded } from '@torchbearer/proto/audit/v1/events';
import { randomUUID } from 'node:crypto';
import type { Tx } from '../database/database.js';
import type { Call } from '../grpc/rpc.js';
import { emit } from './emit.js';
import { type EventTopic } from './event.js';

/** One change that an admin made. */
export interface AdminChange {
  /** Entity and past tense: `castaway.created`. */
  readonly action: string;
  /** The changed entity, with its display name. */
  readonly target: { readonly type: string; readonly id: string; readonly name: string };
  /** What an admin needs to see the difference; `null` for nothing. */
  readonly before: unknown;
  readonly after: unknown;
}

/**
 * Publishes an audit entry in the transaction of the change, so that both commit together. Nothing is published if
 * nothing changed.
 */
export async function audit(
  tx: Tx,
  topic: EventTopic<AuditRecorded>,
  call: Call,
  { action, target, before, after }: AdminChange,
): Promise<void> {
  await emit(tx, topic, {
    id: randomUUID(),
    version: 1,
    at: call.now,
    actorId: call.userId,
    actorName: call.actor.name ?? '',
    action,
    targetType: target.type,
    targetId: target.id,
    targetName: target.name,
    beforeJson: withoutSecrets(before),
    afterJson: withoutSecrets(after),
  });
}

/** A safeguard: no caller passes secrets. */
const SECRET = /password|token|secret|signature/i;

function withoutSecrets(state: unknown): string {
  if (state === null || state === undefined) return '';
  return JSON.stringify(state, (key, value: unknown) => (SECRET.test(key) ? undefined : value));
}
