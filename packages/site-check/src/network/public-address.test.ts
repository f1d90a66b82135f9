import { expect, it } from 'vitest';
import { isPublicAddress } from './public-address.ts';

// What is not public is tested with the guard as a whole.
it.each(['8.8.8.8', '::ffff:8.8.8.8', '2606:4700:4700::1111'])('%s is public', (address) => {
  expect(isPublicAddress(address)).toBe(true);
});

it.each(['', 'example.com', '[2606:4700:4700::1111]', '8.8.8.8/32'])('%j is no address', (text) => {
  expect(isPublicAddress(text)).toBe(false);
});
