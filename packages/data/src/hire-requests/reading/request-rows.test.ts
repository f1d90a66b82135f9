import * as v from 'valibot';
import { expect, it } from 'vitest';
import { aHireRequest, anEvent } from '../../testing/hiring/rows.ts';
import { requestWithHistory } from './request-rows.ts';

const { events, resolution } = requestWithHistory.entries;

it('a step that only a newer database has is another one, beside those that are known', () => {
  const complete = { invoice_id: null, cents: null, attachments: [], links: [] };
  const timeline = ['accept', 'hand_over'].map((action) => ({ ...anEvent(), ...complete, action }));
  expect(v.parse(events, timeline).map(({ action }) => action)).toEqual(['accept', 'other']);
});

it('a resolution that only a newer database has is not shown', () => {
  expect(v.parse(resolution, aHireRequest({ resolution: 'approved' }).resolution)).toBe('approved');
  expect(v.parse(resolution, 'handed_over')).toBeNull();
});
