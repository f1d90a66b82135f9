import type { CreatorSlug } from './people.ts';
import { businessProjects } from './projects-business.ts';
import { creativeProjects } from './projects-creative.ts';
import { peopleProjects } from './projects-people.ts';
import { toolsProjects } from './projects-tools.ts';

/** A project; `kind` describes its cover, and the first tag is its badge. */
export type Project = {
  slug: string;
  title: string;
  kind: string;
  owner: CreatorSlug;
  tags: readonly string[];
};

export const projects = [
  ...businessProjects,
  ...peopleProjects,
  ...creativeProjects,
  ...toolsProjects,
] as const;

export type ProjectSlug = (typeof projects)[number]['slug'];
