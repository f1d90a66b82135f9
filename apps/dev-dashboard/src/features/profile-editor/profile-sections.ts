export const PROFILE_SECTIONS = ['basic', 'social', 'professional'] as const;

export type ProfileSection = (typeof PROFILE_SECTIONS)[number];

const SOCIAL_FIELDS = ['linkedin', 'github', 'twitter', 'instagram'];
const PROFESSIONAL_FIELDS = [
  'education',
  'newEducation',
  'experience',
  'newExperience',
  'languages',
  'availability',
  'years_experience',
  'hourly_rate',
];

/** Where a field is edited; the website stands in two sections and belongs to the first. */
export function sectionOf(field: string): ProfileSection {
  if (SOCIAL_FIELDS.includes(field)) return 'social';
  return PROFESSIONAL_FIELDS.includes(field) ? 'professional' : 'basic';
}
