import { trace, type Link } from '@opentelemetry/api';
import { inSpan, inTrace, traceOf } from '../trace.js';
import type { ReceivedMessage } from './bus.js';

/**
 * Has messages handled within the trace that the newest of them came from; the traces of the others are linked, as
 * OpenTelemetry's conventions for messaging require.
 *
 * @param group the consumer group; omitted if every subscriber gets the messages
 */
export async function handleInTrace<T>(
  messages: readonly ReceivedMessage[],
  group: string | undefined,
  handle: () => Promise<T> | T,
): Promise<T> {
  const newest = messages.at(-1);
  if (newest === undefined) return await handle();
  const name = `process ${newest.topic}`;
  const attributes = {
    'messaging.operation.type': 'process',
    'messaging.destination.name': newest.topic,
    'messaging.destination.partition.id': String(newest.partition),
    'messaging.batch.message_count': messages.length,
    ...(group !== undefined && { 'messaging.consumer.group.name': group }),
  };
  const links = messages.slice(0, -1).flatMap(linkTo);
  return await inTrace(traceOf(newest.headers), () =>
    inSpan(name, { kind: 'CONSUMER', attributes, links }, handle),
  );
}

function linkTo({ headers }: ReceivedMessage): Link[] {
  const origin = trace.getSpanContext(traceOf(headers));
  return origin ? [{ context: origin }] : [];
}
