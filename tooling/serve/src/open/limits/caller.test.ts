import { expect, it } from 'vitest';
import { callerOf } from './caller.ts';

const inNode = (remoteAddress?: string) => ({ incoming: { socket: { remoteAddress } } });
const from = (headers: Record<string, string>, bindings?: unknown) =>
  callerOf(new Request('https://showcase.test/', { headers }), bindings);

it('is who reached the nearest proxy, not what a client wrote', () => {
  const headers = {
    'x-forwarded-for': '203.0.113.9, 192.0.2.1',
    'cf-connecting-ip': '203.0.113.9',
  };
  expect(from(headers, inNode('127.0.0.1'))).toBe('192.0.2.1');
  expect(from({}, inNode('192.0.2.7'))).toBe('192.0.2.7');
});

it('is who reached the edge', () => {
  const headers = { 'x-forwarded-for': '203.0.113.9', 'cf-connecting-ip': '192.0.2.1' };
  expect(from(headers)).toBe('192.0.2.1');
  expect(from({})).toBe('unknown');
});

it('is a whole network of IPv6', () => {
  const one = from({}, inNode('2001:db8:1:2:3:4:5:6'));
  expect(from({}, inNode('2001:db8:1:2:9::1'))).toBe(one);
  expect(from({}, inNode('2001:db8:1:3:3:4:5:6'))).not.toBe(one);
  expect(from({}, inNode('::ffff:192.0.2.1'))).not.toBe(from({}, inNode('::ffff:192.0.2.2')));
});
