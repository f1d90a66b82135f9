import { expect, it } from 'vitest';
import { formatDeliveryTime } from './terms-facts.ts';

const now = new Date(2026, 10, 26);

it.each([
  [{ duration: '3-5 days', due_on: null }, '3-5 days'],
  [{ duration: '10 days', due_on: '2026-12-06' }, '10 days'],
  [{ duration: null, due_on: '2026-12-03' }, 'By Dec 3'],
  [{ duration: null, due_on: '2027-01-05' }, 'By Jan 5, 2027'],
  [{ duration: null, due_on: null }, 'To be agreed'],
  [{ duration: null, due_on: null, no_due_date: true }, 'No due date'],
  [{ duration: '3-5 days', due_on: null, no_due_date: true }, 'No due date'],
])('the delivery time of %j is %s', (request, text) => {
  expect(formatDeliveryTime({ no_due_date: false, ...request }, now)).toBe(text);
});
