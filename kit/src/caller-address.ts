import type { IncomingMessage } from 'node:http';
import { isIPv6 } from 'node:net';

/**
 * What an address counts as: itself for IPv4, its /64 for IPv6, since whoever has one such address has all of
 * them.
 */
export function addressKey(address: string | undefined): string {
  if (address === undefined) return 'unknown';
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
  if (!isIPv6(address)) return address;
  const [head = '', tail] = (address.split('%')[0] ?? '').split('::');
  const before = head === '' ? [] : head.split(':');
  const after = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = tail === undefined ? 0 : 8 - before.length - after.length;
  const groups = [...before, ...Array<string>(Math.max(0, zeros)).fill('0'), ...after];
  return `${groups
    .slice(0, 4)
    .map((group) => parseInt(group, 16).toString(16))
    .join(':')}::/64`;
}

/**
 * What the address of a request's caller counts as: of the connection's end and those that X-Forwarded-For names, the
 * one before as many proxies as are ours. What stands further out callers may have written themselves.
 */
export function callerAddress(
  { headers, socket }: Pick<IncomingMessage, 'headers' | 'socket'>,
  trustProxy: number,
): string {
  const claimed = String(headers['x-forwarded-for'] ?? '').split(',');
  const chain = [socket.remoteAddress, ...claimed.map((part) => part.trim()).reverse()].filter(Boolean);
  return addressKey(chain[Math.min(trustProxy, chain.length - 1)]);
}
