/** The interview adds the last one. */
export const AVAILABILITIES = [
  'full-time',
  'part-time',
  'not-available',
  'Available for projects',
] as const;

/** The languages of the interview, in its order. */
export const PREFERRED_LANGUAGES = [
  { code: 'en', name: 'English' },
  { code: 'es', name: 'Spanish' },
  { code: 'fr', name: 'French' },
  { code: 'de', name: 'German' },
  { code: 'it', name: 'Italian' },
  { code: 'pt', name: 'Portuguese' },
  { code: 'ru', name: 'Russian' },
  { code: 'zh', name: 'Chinese' },
  { code: 'ja', name: 'Japanese' },
  { code: 'ko', name: 'Korean' },
  { code: 'hi', name: 'Hindi' },
  { code: 'ar', name: 'Arabic' },
] as const;

/** The languages that a list of creators can be filtered by, besides others that are typed. */
export const LANGUAGE_FILTERS: readonly string[] = PREFERRED_LANGUAGES.map(({ name }) => name);

export const CONTACT_AUDIENCES = ['everyone', 'signed_in', 'nobody'] as const;
