import type { Service } from '@showcase/data/services';
import { countLabel } from '@showcase/kit/lists';

/** Short facts about a service, in addition to its features. */
export function serviceFacts({ metadata }: Pick<Service, 'metadata'>) {
  return [
    metadata.pricing_model === 'hourly' &&
      metadata.estimated_hours !== undefined &&
      `About ${countLabel(metadata.estimated_hours, 'hour')}`,
    revisionsLabel(metadata.revisions),
    metadata.include_video_call && 'Video call',
    metadata.include_source_files && 'Source files',
  ].filter((fact): fact is string => typeof fact === 'string' && fact !== '');
}

/** How often the work is revised, as the service says; empty if it says nothing. */
export function revisionsLabel(revisions: string | undefined) {
  const text = revisions?.trim() ?? '';
  if (text === '') return '';
  if (text === 'unlimited') return 'Unlimited revisions';
  if (text === '1') return '1 revision';
  return /^\d+$/.test(text) ? `${text} revisions` : 'Revisions as agreed';
}
