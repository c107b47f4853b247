import { Refusal } from '@torchbearer/kit';
import type { IncomingMessage } from 'node:http';

/**
 * The bytes of a body as they are sent; empty without one.
 * @param broken the refusal of a request that breaks off
 * @throws Refusal TOO_LARGE, or `broken`
 */
export function receive(request: IncomingMessage, mostBytes: number, broken: () => Refusal): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const parts: Buffer[] = [];
    let bytes = 0;
    const end = (): void => {
      request.off('data', onData).off('end', onEnd).off('error', onBroken).off('close', onBroken);
    };
    const onData = (part: Buffer): void => {
      parts.push(part);
      bytes += part.byteLength;
      if (bytes <= mostBytes) return;
      end();
      // Node reads and drops the rest after the response.
      request.pause();
      reject(new Refusal('TOO_LARGE'));
    };
    const onEnd = (): void => {
      end();
      resolve(parts.length === 1 && parts[0] ? parts[0] : Buffer.concat(parts, bytes));
    };
    const onBroken = (): void => {
      end();
      reject(broken());
    };
    request.on('data', onData).on('end', onEnd).on('error', onBroken).on('close', onBroken);
  });
}
