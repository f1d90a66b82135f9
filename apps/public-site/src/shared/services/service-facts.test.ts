import type { ServiceMetadata } from '@showcase/data/services';
import { expect, it } from 'vitest';
import { serviceFacts } from './service-facts.ts';

it.each<[ServiceMetadata, string[]]>([
  [{}, []],
  [{ revisions: 'unlimited' }, ['Unlimited revisions']],
  [{ revisions: '1' }, ['1 revision']],
  [{ revisions: '5' }, ['5 revisions']],
  [{ revisions: 'custom' }, ['Revisions as agreed']],
  [{ revisions: ' ' }, []],
  [{ pricing_model: 'fixed', estimated_hours: 9 }, []],
  [
    {
      pricing_model: 'hourly',
      estimated_hours: 9,
      include_video_call: true,
      include_source_files: true,
    },
    ['About 9 hours', 'Video call', 'Source files'],
  ],
  [{ include_video_call: false, include_source_files: false }, []],
])('of %j are %j', (metadata, facts) => {
  expect(serviceFacts({ metadata })).toEqual(facts);
});
