export const PROFILE_SECTIONS = ['basic', 'social'] as const;

export type ProfileSection = (typeof PROFILE_SECTIONS)[number];

const SOCIAL_FIELDS = ['linkedin', 'github', 'twitter', 'instagram'];

/** Where a field is edited; the website stands in both sections and belongs to the first. */
export function sectionOf(field: string): ProfileSection {
  return SOCIAL_FIELDS.includes(field) ? 'social' : 'basic';
}
