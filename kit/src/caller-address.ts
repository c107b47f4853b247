import type { IncomingMessage } from 'node:http';
import { isIPv6 } from 'node:net';

/**
 * The key by which addresses are counted: IPv4 addresses themselves, and the /64 for IPv6, because its owner has all
 * addresses in it.
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
 * The key of the caller's address: of the connection's peer and the entries of X-Forwarded-For, the one before our
 * own proxies. Entries further out may have been forged by the caller.
 */
export function callerAddress(
  { headers, socket }: Pick<IncomingMessage, 'headers' | 'socket'>,
  trustProxy: number,
): string {
  const claimed = String(headers['x-forwarded-for'] ?? '').split(',');
  const chain = [socket.remoteAddress, ...claimed.map((part) => part.trim()).reverse()].filter(Boolean);
  return addressKey(chain[Math.min(trustProxy, chain.length - 1)]);
}
