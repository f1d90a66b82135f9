import type { ImageReference } from '../images/image-url.ts';

export type ProjectType = 'personal' | 'client' | 'education' | 'opensource' | 'hackathon';

/** A project as lists and cards show it. */
export type Project = {
  id: string;
  user_id: string;
  title: string;
  /** Simple markup: headings, bold, italic, list items. */
  description: string;
  image_url: ImageReference;
  bolt_url: string | null;
  tags: string[];
  created_at: string;
};

export type ProjectOwner = {
  id: string;
  name: string;
  username: string | null;
  avatar: ImageReference;
  bio: string | null;
  location: string | null;
  rating_avg: number;
  rating_count: number;
};

/** What a card shows of a project. */
export type ProjectCard = Omit<Project, 'user_id'>;

/** A search result; the description is cut after 500 characters. */
export type FoundProject = ProjectCard & {
  owner: Pick<ProjectOwner, 'id' | 'name' | 'username' | 'avatar'>;
};

/** The additional fields of the project form. */
export type ProjectMetadata = {
  live_url: string | null;
  repo_url: string | null;
  documentation_url: string | null;
  completion_date: string | null;
  project_type: ProjectType;
  client_name: string | null;
  team_members: string | null;
  challenges: string | null;
  solutions: string | null;
  is_for_sale: boolean;
  sale_price: number | null;
  includes_source_code: boolean;
  includes_documentation: boolean;
  includes_support: boolean;
  /** Days. */
  support_duration: number;
};

/** How often a project was liked, saved and viewed. */
export type ProjectCounts = { like_count: number; save_count: number; view_count: number };

/** A project as its own page shows it. */
export type ProjectDetail = Project &
  ProjectMetadata &
  ProjectCounts & { owner: ProjectOwner | null };

export type ProjectFilters = {
  q: string;
  types: string[];
  technologies: string[];
  industries: string[];
};
