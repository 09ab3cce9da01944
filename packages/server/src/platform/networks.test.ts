import { expect, test } from 'vitest';
import {
  clientOf,
  isLoopback,
  isLoopbackHost,
  isOwnHost,
  neighboursOf,
  wideNetworkOf,
} from './networks.ts';

test.each([
  ['203.0.113.7', '::ffff:203.0.113.7'],
  ['2001:db8:1:2:aaaa::1', '2001:db8:1:2:bbbb::2'],
  // One line is given a whole /56.
  ['2001:db8:1:200::1', '2001:db8:1:2ff::1'],
  // Proxies that send the port along, or no address at all.
  ['203.0.113.7', '203.0.113.7:51234'],
  ['2001:db8:1:2::1', '[2001:db8:1:2::1]:51234'],
  ['2001:db8:1:2::1', '[2001:db8:1:2::1]'],
  ['garbage', '12345'],
])('%s and %s are one client', (one, other) => {
  expect(clientOf(one)).toBe(clientOf(other));
});

test.each([
  ['203.0.113.7', '203.0.113.8'],
  ['2001:db8:1:200::1', '2001:db8:1:300::1'],
])('%s and %s are two clients, and neighbours', (one, other) => {
  expect(clientOf(one)).not.toBe(clientOf(other));
  expect(neighboursOf(one)).toBe(neighboursOf(other));
});

test.each([
  ['203.0.113.7', '203.0.114.7'],
  ['2001:db8:1::1', '2001:db8:2::1'],
  ['203.0.113.7', 'cb00:7107::1'],
])('%s and %s are not even neighbours', (one, other) => {
  expect(neighboursOf(one)).not.toBe(neighboursOf(other));
});

test.each([
  ['localhost', true],
  ['127.0.0.2', true],
  ['::1', true],
  ['::ffff:127.0.0.1', true],
  ['0.0.0.0', false],
  ['::', false],
  ['192.168.1.7', false],
  ['localhost.example', false],
])('%s is this machine alone: %s', (host, expected) => {
  expect(isLoopbackHost(host)).toBe(expected);
  expect(isLoopback(`http://${host.includes(':') ? `[${host}]` : host}:3000`)).toBe(expected);
});

test.each([
  ['203.0.113.7', '203.0.200.1', true],
  ['203.0.113.7', '203.1.113.7', false],
  ['2001:db8:1::1', '2001:db8:ffff::1', true],
  ['2001:db8:1::1', '2001:db9:1::1', false],
])('%s and %s are of one wide network: %s', (one, other, expected) => {
  expect(wideNetworkOf(one) === wideNetworkOf(other)).toBe(expected);
});

test.each([
  ['localhost:3900', true],
  ['127.0.0.1', true],
  ['[::1]:3900', true],
  ['buero.firma.example', true],
  ['buero.firma.example:8443', true],
  ['firma.example', false],
  ['fremd.buero.firma.example', false],
  ['192.168.1.7:3900', false],
  ['a b', false],
  ['', false],
  [undefined, false],
])('a request to %s is one to the desk: %s', (host, expected) => {
  expect(isOwnHost(host, 'https://buero.firma.example')).toBe(expected);
});

test('without an address of its own, this machine alone is meant', () => {
  expect(isOwnHost('localhost')).toBe(true);
  expect(isOwnHost('buero.firma.example')).toBe(false);
});
