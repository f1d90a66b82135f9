import type { Project, ProjectCard, ProjectOwner } from '@showcase/data/projects';

/** Everything that a project's page shows, from the database or the sample. Images are URLs. */
export type ProjectView = ProjectCard & {
  /** The cover in several widths. */
  image_srcset?: string | undefined;
  creator: ProjectCreator | null;
  /** Null if they failed to load. */
  reviews: { average: number; count: number } | null;
  stats: { label: string; value: string }[];
  related: RelatedProject[];
  isSample: boolean;
};

export type ProjectCreator = Pick<ProjectOwner, 'id' | 'name' | 'avatar' | 'location' | 'bio'>;

export type RelatedProject = Pick<Project, 'id' | 'title' | 'image_url' | 'tags'> & {
  image_srcset?: string | undefined;
};
