import type {
  ListedOwnProject,
  Project,
  ProjectCard,
  ProjectOwner,
  SaleKind,
} from '@showcase/data/projects';
import type { ShownReview } from '../../shared/reviews/review-card.tsx';

/** Everything that a project's page shows, from the database or the sample. Images are URLs. */
export type ProjectView = ProjectCard & {
  /** The cover in several widths. */
  image_srcset?: string | undefined;
  creator: ProjectCreator | null;
  /** Undefined while they load, and null if that failed. */
  reviews: ProjectReviews | null | undefined;
  stats: { label: string; value: string }[];
  visibility: ListedOwnProject['visibility'];
  /** Who it was made for and with, and when; facts without a value are omitted. */
  facts: { label: string; value: string | null }[];
  story: { label: string; text: string }[];
  /** Null if it is not for sale. */
  sale: ProjectSale | null;
  /** Whether it was sold once. */
  isSold: boolean;
  related: RelatedProject[];
  /** Of the same creator. */
  others: OtherProject[];
  isSample: boolean;
};

/** The price in US dollars, what a buyer gets, what they may do with it, and the licenses of its third-party parts. */
export type ProjectSale = {
  kind: SaleKind;
  price: number;
  includes: string[];
  licenses: string[];
};

/** `items` has the newest ones. */
export type ProjectReviews = { average: number; count: number; items: ShownReview[] };

export type ProjectCreator = Pick<ProjectOwner, 'id' | 'name' | 'avatar' | 'location' | 'bio'> & {
  /** Null without reviews. */
  rating: number | null;
  offer: { price: number; duration: string } | null;
  availability: { label: string; isOpen: boolean } | null;
};

export type RelatedProject = Pick<
  Project,
  'id' | 'title' | 'image_url' | 'image_color' | 'tags'
> & {
  image_srcset?: string | undefined;
};

export type OtherProject = ProjectCard & { image_srcset?: string | undefined };
