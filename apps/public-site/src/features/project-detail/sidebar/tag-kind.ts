import {
  INDUSTRY_FILTERS,
  PROJECT_TYPE_FILTERS,
  TECHNOLOGY_FILTERS,
} from '@showcase/data/projects';

export type TagKind = 'technology' | 'type' | 'industry' | 'other';

export const tagKindLabels: Record<TagKind, string> = {
  technology: 'Technology',
  type: 'Type',
  industry: 'Industry',
  other: 'Other',
};

const kinds: Record<Exclude<TagKind, 'other'>, readonly string[]> = {
  technology: TECHNOLOGY_FILTERS,
  type: PROJECT_TYPE_FILTERS,
  industry: INDUSTRY_FILTERS,
};

export function tagKind(tag: string): TagKind {
  if (kinds.technology.includes(tag)) return 'technology';
  if (kinds.type.includes(tag)) return 'type';
  if (kinds.industry.includes(tag)) return 'industry';
  return 'other';
}

/** Tags grouped by kind, in their original order; kinds without tags are omitted. */
export function groupTags(tags: readonly string[]) {
  const order: TagKind[] = ['technology', 'type', 'industry', 'other'];
  return order
    .map((kind) => ({ kind, tags: tags.filter((tag) => tagKind(tag) === kind) }))
    .filter((group) => group.tags.length > 0);
}
