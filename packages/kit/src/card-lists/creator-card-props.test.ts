import { expect, it } from 'vitest';
import { describeAvailability } from './creator-card-props.ts';

it.each([
  [null, null],
  ['sometimes', null],
  ['full-time', { label: 'Full-time', isOpen: true }],
  ['part-time', { label: 'Part-time', isOpen: true }],
  ['Available for projects', { label: 'Available', isOpen: true }],
  ['not-available', { label: 'Not available', isOpen: false }],
])('describes the availability %j', (availability, expected) => {
  expect(describeAvailability(availability)).toEqual(expected);
});
