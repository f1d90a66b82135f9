import type { CreatorSlug } from '../people/people.ts';
import { businessProjects } from './business.ts';
import { creativeProjects } from './creative.ts';
import { peopleProjects } from './people.ts';
import { toolsProjects } from './tools.ts';

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
