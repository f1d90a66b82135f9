/** All that a project's page shows, whether it comes from the database or is the sample. */
export type ProjectView = {
  id: string;
  title: string;
  description: string;
  /** Null where there is no picture. */
  image: string | null;
  tags: string[];
  createdAt: string;
  /** Typed by a person: a link only where it is http or https. */
  boltUrl: string | null;
  creator: ProjectCreator | null;
  /** Null where they could not be read. */
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
