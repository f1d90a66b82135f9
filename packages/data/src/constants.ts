/** Values and limits from the specification. Lists are in display order. */

export const PROJECT_TYPE_FILTERS = ['Web', 'Mobile', 'Desktop', 'API', 'Plugin'] as const;

export const TECHNOLOGY_FILTERS = [
  'React',
  'Vue',
  'Angular',
  'Next.js',
  'Svelte',
  'Node.js',
  'Express',
  'Supabase',
  'Firebase',
  'MongoDB',
  'Tailwind CSS',
  'Framer Motion',
  'TypeScript',
] as const;

export const INDUSTRY_FILTERS = [
  'E-commerce',
  'SaaS',
  'AI',
  'FinTech',
  'EdTech',
  'Healthcare',
  'Social Media',
  'Entertainment',
] as const;

export const SKILL_FILTERS: readonly string[] = [...TECHNOLOGY_FILTERS];

export const LOCATION_FILTERS = [
  'San Francisco CA',
  'New York NY',
  'Seattle WA',
  'Austin TX',
  'Chicago IL',
  'Los Angeles CA',
  'Boston MA',
  'London UK',
  'Berlin Germany',
  'Toronto Canada',
] as const;

export const HIRE_REQUEST_STATUSES = ['pending', 'accepted', 'completed', 'rejected'] as const;

export const IMAGE_BUCKET = 'images';
/** Bytes; a valid image is smaller. */
export const IMAGE_SIZE_LIMIT = 2_097_152;
export const IMAGE_TYPES = ['image/jpeg', 'image/png', 'image/gif'] as const;

export const SEARCH_PAGE_SIZE = 24;
/** No list call returns more rows than this. */
export const LIST_LIMIT = 100;
export const RELATED_PROJECTS_LIMIT = 3;
/** Two rows of three on the landing page. */
export const FEATURED_PROJECTS_LIMIT = 6;
export const SHOWPIECES_LIMIT = 3;

export const STAR_COUNT = 5;
/** A creator is top rated strictly above this rating. */
export const TOP_RATED_ABOVE = 4.5;

/** Milliseconds before each attempt to reconnect to Realtime; the last one repeats. */
export const REALTIME_RECONNECT_DELAYS = [1_000, 2_000, 5_000, 10_000] as const;

/** Of the same creator, below a project. */
export const OTHER_PROJECTS_LIMIT = 4;
