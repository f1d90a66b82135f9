import { INDUSTRY_FILTERS, PROJECT_TYPE_FILTERS } from '@showcase/data/projects';
import { toCanonicalSkill } from '@showcase/data/skills';
import { SUGGESTED_TAGS } from './suggested-tags.tsx';

const usualTags = new Map(
  [...PROJECT_TYPE_FILTERS, ...INDUSTRY_FILTERS, ...Object.values(SUGGESTED_TAGS).flat()].map(
    (tag) => [toKey(tag), tag],
  ),
);

/** The tags as the filters name them: 'nodejs' becomes 'Node.js' and 'ecommerce' 'E-commerce'. Each once; unknown ones stay as typed. */
export function toUsualTags(tags: readonly string[]): string[] {
  return [...new Set(tags.map((tag) => usualTags.get(toKey(tag)) ?? toCanonicalSkill(tag)))];
}

function toKey(tag: string) {
  return tag.toLowerCase().replace(/[\s-]/g, '');
}
