import type { ProjectSlug } from '../projects.ts';

export type CodeSample = { title: string; language: string; code: string };

export type SamplesByProject = { readonly [slug in ProjectSlug]?: readonly CodeSample[] };
