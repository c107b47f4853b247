import { expect, it } from 'vitest';
import { addressKey } from './address-key.js';

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

it('an address that nobody knows counts as one', () => {
  expect(addressKey(undefined)).toBe('unknown');
});
