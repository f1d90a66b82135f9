import { fakeBackend } from '@showcase/data/testing';
import { formatDate } from '@showcase/ui';
import { expect, it } from 'vitest';
import { creatorCardProps, describeAvailability } from './creator-card-props.ts';

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

it('passes covers on with their colors, without those that are no image', () => {
  const image_url = 'https://images.example.com/cover.png';
  const creator = {
    ...{ id: '1', name: 'Ada Stone', username: null, avatar: null, bio: null, location: null },
    ...{ skills: [], rating_avg: 0, rating_count: 0, project_count: 2, offer: null },
    ...{ availability: null, created_at: '2026-01-05T12:00:00Z' },
    covers: [
      { image_url, image_color: '#e0774f' },
      { image_url: 'javascript:alert(1)', image_color: null },
    ],
  };
  expect(creatorCardProps(fakeBackend().client, creator, formatDate).creator.covers).toEqual([
    { src: image_url, srcSet: undefined, color: '#e0774f' },
  ]);
});
