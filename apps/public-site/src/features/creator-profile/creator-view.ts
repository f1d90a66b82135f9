import type { ProjectCard } from '@showcase/data/projects';
import type { Review } from '@showcase/data/reviews';
import type { Service } from '@showcase/data/services';
import type { CreatorTotals } from '@showcase/data/users';

/** A service whose pictures are URLs, in several widths if there are. */
export type ShownService = Omit<Service, 'images'> & {
  images: readonly { src: string; srcSet?: string | undefined }[];
};

/** Everything that a creator's page shows, from the database or the sample. */
export type CreatorView = {
  id: string;
  name: string;
  avatar: string | null;
  location: string | null;
  bio: string | null;
  skills: string[];
  /** Null if the visitor cannot see it. */
  email: string | null;
  /** For example 'Jun 2023'. */
  memberSince: string;
  /** Unrounded; 0 without reviews. */
  rating: number;
  reviewCount: number;
  /** Totals; the lists below may hold only a part. */
  projectCount: number;
  serviceCount: number;
  stars: CreatorTotals['stars'];
  projects: (ProjectCard & { image_srcset?: string | undefined })[];
  /** Images are URLs; the main image first. */
  services: ShownService[];
  reviews: ProfileReview[];
  isSample: boolean;
};

export type ProfileReview = Pick<Review, 'id' | 'rating' | 'comment' | 'reply' | 'created_at'> & {
  initial: string;
  project: { id: string; title: string } | null;
};
