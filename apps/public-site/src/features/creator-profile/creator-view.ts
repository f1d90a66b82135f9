import type { ProjectCard } from '@showcase/data/projects';
import type { Service } from '@showcase/data/services';
import type { CreatorTotals, User } from '@showcase/data/users';
import type { ProfileLink } from '@showcase/kit/profile';
import type { ShownReview } from '../../shared/reviews/review-card.tsx';

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
  specialization: string | null;
  /** Null if the creator has not said anything. */
  availability: { label: string; isOpen: boolean } | null;
  /** US dollars; null if the creator has not said anything. */
  hourlyRate: number | null;
  yearsOfExperience: number | null;
  languages: string[];
  links: ProfileLink[];
  experience: User['experience'];
  education: User['education'];
  /** Null if the visitor cannot see it. */
  email: string | null;
  /** For example 'Jun 2023'. */
  memberSince: string;
  /** Unrounded; 0 without reviews. */
  rating: number;
  /** How many reviews the rating is made of. */
  ratingCount: number;
  /** Totals; the lists below may hold only a part. */
  projectCount: number;
  serviceCount: number;
  reviewCount: number;
  stars: CreatorTotals['stars'];
  projects: (ProjectCard & { image_srcset?: string | undefined })[];
  /** Images are URLs; the main image first. */
  services: ShownService[];
  reviews: ShownReview[];
  isSample: boolean;
};
