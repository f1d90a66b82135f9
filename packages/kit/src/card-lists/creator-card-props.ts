import type { DataClient } from '@showcase/data/client';
import { imageSrcSet, imageUrl } from '@showcase/data/images';
import type { Creator } from '@showcase/data/users';
import type { formatDate } from '@showcase/ui';

/** The props of a CreatorCard for a creator from the database. */
export function creatorCardProps(client: DataClient, creator: Creator, format: typeof formatDate) {
  return {
    creator: {
      ...creator,
      avatar: imageUrl(client, creator.avatar),
      covers: creator.covers.flatMap(({ image_url, image_color }) => {
        const src = imageUrl(client, image_url);
        return src ? { src, srcSet: imageSrcSet(client, image_url), color: image_color } : [];
      }),
    },
    rating: creator.rating_count > 0 ? creator.rating_avg : null,
    projectCount: creator.project_count,
    memberSince: format(creator.created_at, 'year'),
    availability: describeAvailability(creator.availability),
  };
}

const AVAILABILITY_LABELS = new Map([
  ['full-time', 'Full-time'],
  ['part-time', 'Part-time'],
  ['Available for projects', 'Available'],
  ['not-available', 'Not available'],
]);

/** Null if the creator has not said anything. */
export function describeAvailability(availability: string | null) {
  const label = AVAILABILITY_LABELS.get(availability ?? '');
  return label === undefined ? null : { label, isOpen: availability !== 'not-available' };
}
