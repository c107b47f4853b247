import { expect, it } from 'vitest';
import { addressKey, callerAddress } from './caller-address.js';

it('an IPv4 address counts as itself, however it is written', () => {
  expect(addressKey('203.0.113.7')).toBe('203.0.113.7');
  expect(addressKey('::ffff:203.0.113.7')).toBe('203.0.113.7');
});

it('IPv6 addresses of one network count as one', () => {
  const network = '2001:db8:1:2::/64';
  for (const address of [
    '2001:db8:1:2::',
    '2001:db8:1:2::1',
    '2001:0db8:0001:0002:ffff:ffff:ffff:ffff',
    '2001:DB8:1:2:0:0:0:9',
    '2001:db8:1:2::1%eth0',
  ]) {
    expect(addressKey(address)).toBe(network);
  }
  expect(addressKey('2001:db8:1:3::1')).not.toBe(network);
  expect(addressKey('2001:db8::2:0:0:0:1')).toBe('2001:db8:0:2::/64');
  expect(addressKey('::1')).toBe('0:0:0:0::/64');
});

it('an unknown address counts as one', () => {
  expect(addressKey(undefined)).toBe('unknown');
});

it('a caller’s address is the one before our own proxies, whatever the caller claims', () => {
  const of = (forwarded: string | undefined, trustProxy: number) =>
    callerAddress(
      {
        headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded },
        socket: { remoteAddress: '::ffff:10.0.0.2' } as never,
      },
      trustProxy,
    );
  const chain = '192.0.2.66, 203.0.113.7, 10.0.0.1';
  expect([0, 1, 2].map((ours) => of(chain, ours))).toEqual(['10.0.0.2', '10.0.0.1', '203.0.113.7']);
  expect(of('2001:db8:1:2::9', 1)).toBe('2001:db8:1:2::/64');
  expect(of('203.0.113.7', 2)).toBe('203.0.113.7');
  for (const nothing of [undefined, '', ' , ,']) expect(of(nothing, 2)).toBe('10.0.0.2');
});
