import type { QueryData } from '@supabase/supabase-js';
import * as v from 'valibot';
import { SALE_KINDS } from './sale.ts';
import type { CodeSample, ProjectMedia } from './material/project-material.ts';
import type {
  selectOwnProjects,
  selectProjectDetails,
  selectProjects,
  selectProjectsWithOwner,
  selectShowpieces,
} from './columns.ts';

/** A project as lists and cards show it. The description is simple markup: headings, bold, italic, list items. */
export type Project = QueryData<ReturnType<typeof selectProjects>>[number];

/** A project as its owner's list shows it, published or not. */
export type ListedOwnProject = QueryData<ReturnType<typeof selectOwnProjects>>[number];

type ProjectWithOwner = QueryData<ReturnType<typeof selectProjectsWithOwner>>[number];

/** The owner is null if the user cannot see them. */
export type FeaturedProject = Omit<ProjectWithOwner, 'owner'> & {
  owner: ProjectWithOwner['owner'] | null;
};

/** The part of a project that a card shows. */
export type ProjectCard = Omit<Project, 'user_id'>;

type Details = QueryData<ReturnType<typeof selectProjectDetails>>[number];

export type ProjectOwner = Details['owner'];

/** How often a project was liked, saved and viewed. */
export type ProjectCounts = Pick<Details, 'like_count' | 'save_count' | 'view_count'>;

/** The additional fields of the project form. */
export type ProjectMetadata = Omit<Details, keyof ListedOwnProject | keyof ProjectCounts | 'owner'>;

/** Pictures, videos and code. */
export type ProjectMaterial = { media: ProjectMedia[]; codeSamples: CodeSample[] };

/** A project as its own page shows it; the owner is null if the user cannot see them. */
export type ProjectDetail = Omit<Details, 'owner'> & {
  owner: ProjectOwner | null;
  /** Set if the project is read by its link, and its material is in no list. */
  material: ProjectMaterial | null;
};

type ShowpieceRow = QueryData<ReturnType<typeof selectShowpieces>>[number];

/** A work that the frame of the site shows; the owner is null if the visitor cannot see them. */
export type Showpiece = Omit<ShowpieceRow, 'owner'> & { owner: ShowpieceRow['owner'] | null };

export const foundProjectSchema = v.object({
  id: v.string(),
  title: v.string(),
  tagline: v.nullable(v.string()),
  description: v.string(),
  image_url: v.nullable(v.string()),
  image_color: v.nullable(v.string()),
  bolt_url: v.nullable(v.string()),
  tags: v.array(v.string()),
  created_at: v.string(),
  // A database of an earlier release does not say what is for sale.
  is_for_sale: v.optional(v.boolean(), false),
  sale_price: v.optional(v.nullable(v.number()), null),
  sale_kind: v.optional(v.nullable(v.picklist(SALE_KINDS)), null),
  sold_at: v.optional(v.nullable(v.string()), null),
  is_proven: v.optional(v.nullable(v.boolean()), null),
  owner: v.object({
    id: v.string(),
    name: v.string(),
    username: v.nullable(v.string()),
    avatar: v.nullable(v.string()),
    rating_avg: v.number(),
    rating_count: v.number(),
  }),
});

/** A search result; the description is cut after 500 characters. */
export type FoundProject = v.InferOutput<typeof foundProjectSchema>;

/** An absent filter does not filter. */
export type ProjectFilters = {
  q?: string;
  types?: string[];
  technologies?: string[];
  industries?: string[];
  /** Kinds of sale, or `any` for all that is for sale. */
  sale?: string[];
};

/** By price, the lowest first, are only those that are for sale. */
export type ProjectSort = 'best' | 'newest' | 'liked' | 'price';
