import { USERNAME_MESSAGES, type UsernameError } from './username.ts';

/** The messages of the profile editor; sign-up has others (see USERNAME_MESSAGES). */
export const PROFILE_USERNAME_MESSAGES = {
  characters: 'Username can only contain lowercase letters, numbers, underscores and hyphens',
  'too-short': 'Username must be at least 3 characters',
  'too-long': USERNAME_MESSAGES['too-long'],
  reserved: 'This username is already taken',
  taken: 'This username is already taken',
} as const satisfies Record<UsernameError | 'taken', string>;

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
