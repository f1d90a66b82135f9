import { aMilestone } from '@showcase/data/testing';
import { describe, expect, it } from 'vitest';
import { getStateHint } from './request-state.ts';

const delivered_at = '2026-01-05T12:00:00.000Z';
const review_until = '2026-01-19T12:00:00.000Z';

const work = {
  ...({ status: 'accepted', resolution: null, delivered_at, review_until } as const),
  ...{ expires_at: null, suspended_sides: [], milestone: 1, milestones: [], time_zone: 'UTC' },
};

describe('getStateHint', () => {
  it.each([
    ['client', 'pending', null, null, 'Expires on Jan 20, 2026 without an answer.'],
    ['client', 'accepted', null, null, null],
    [
      'client',
      'accepted',
      null,
      delivered_at,
      'Delivered Jan 5, 2026. Completes automatically on Jan 19, 2026.',
    ],
    ['client', 'completed', 'approved', delivered_at, 'You approved the work.'],
    [
      'client',
      'completed',
      'automatic',
      delivered_at,
      'Completed automatically 14 days after delivery.',
    ],
    ['client', 'rejected', 'declined', null, 'Declined by the creator.'],
    ['client', 'rejected', 'withdrawn', null, 'You withdrew this request.'],
    ['client', 'rejected', 'ended', null, 'Ended before it was completed.'],
    ['client', 'rejected', 'expired', null, 'Expired after 14 days without an answer.'],
    ['creator', 'pending', null, null, 'Expires on Jan 20, 2026 without an answer.'],
    ['creator', 'accepted', null, null, null],
    [
      'creator',
      'accepted',
      null,
      delivered_at,
      'Delivered Jan 5, 2026. Completes automatically on Jan 19, 2026.',
    ],
    ['creator', 'completed', 'approved', delivered_at, 'Approved by the client.'],
    [
      'creator',
      'completed',
      'automatic',
      delivered_at,
      'Completed automatically 14 days after delivery.',
    ],
    ['creator', 'rejected', 'declined', null, 'You declined this request.'],
    ['creator', 'rejected', 'withdrawn', null, 'Withdrawn by the client.'],
    ['creator', 'rejected', 'ended', null, 'Ended before it was completed.'],
  ] as const)(
    'returns a hint for the %s of a request: %s, %s, delivered %s',
    (side, status, resolution, delivered, hint) => {
      const request = {
        status,
        resolution,
        delivered_at: delivered,
        review_until: status === 'accepted' && delivered ? review_until : null,
        expires_at: status === 'pending' ? '2026-01-20T12:00:00.000Z' : null,
        suspended_sides: [],
        milestone: 1,
        milestones: [],
        time_zone: 'UTC',
      };
      expect(getStateHint(request, side)).toBe(hint);
    },
  );

  it('says that a milestone which is not the last one is approved, not that the request completes', () => {
    const milestones = [aMilestone(), aMilestone({ number: 2 })];
    const request = { ...work, review_until, milestones };
    expect(getStateHint({ ...request, milestone: 1 }, 'client')).toBe(
      'Delivered Jan 5, 2026. Approved automatically on Jan 19, 2026.',
    );
    expect(getStateHint({ ...request, milestone: 2 }, 'client')).toContain('Completes');
  });

  it.each([
    [work, 'Completes automatically on Jan 19, 2026 at the latest.'],
    [
      { ...work, status: 'pending' as const, delivered_at: null, review_until: null },
      'Expires on Jan 20, 2026 at the latest without an answer.',
    ],
  ])('says that a paused time can end sooner: %j', (request, hint) => {
    const expires_at = request.review_until ? null : '2026-01-20T12:00:00.000Z';
    const paused = {
      ...request,
      expires_at,
      suspended_sides: ['client' as const, 'creator' as const],
    };
    expect(getStateHint(paused, 'client')).toContain(hint);
  });
});
