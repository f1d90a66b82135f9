/** Everything that a project's page shows, from the database or the sample. */
export type ProjectView = {
  id: string;
  title: string;
  tagline: string | null;
  description: string;
  /** Null without a picture. */
  image: string | null;
  tags: string[];
  createdAt: string;
  /** Entered by the user; only rendered as a link if it is http or https. */
  boltUrl: string | null;
  creator: ProjectCreator | null;
  /** Null if they failed to load. */
  reviews: { average: number; count: number } | null;
  stats: { label: string; value: string }[];
  related: RelatedProject[];
  isSample: boolean;
};

export type ProjectCreator = {
  id: string;
  name: string;
  avatar: string | null;
  location: string | null;
  bio: string | null;
};

export type RelatedProject = { id: string; title: string; image: string | null; tags: string[] };
