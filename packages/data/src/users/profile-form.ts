import { z } from 'zod';
import { USERNAME_MESSAGES, usernameFault, type UsernameFault } from './username.ts';

/** The profile editor's own words; sign-up has others (see USERNAME_MESSAGES). */
export const PROFILE_USERNAME_MESSAGES = {
  characters: 'Username can only contain lowercase letters, numbers, underscores and hyphens',
  'too-short': 'Username must be at least 3 characters',
  'too-long': USERNAME_MESSAGES['too-long'],
  reserved: 'This username is already taken',
  taken: 'This username is already taken',
} as const satisfies Record<UsernameFault | 'taken', string>;

const NAME = '[^\\s/?#"\'<>`\\\\:@]{1,100}';
const LINK =
  /^(https?:\/\/)?[^\s/?#@"'<>`\\.:]+(\.[^\s/?#@"'<>`\\.:]+)+(:\d+)?([/?#][^\s"'<>`\\]*)?$/i;
const LINKEDIN = new RegExp(`^(https?://)?(www\\.)?linkedin\\.com/in/${NAME}/?$`, 'i');
const GITHUB = new RegExp(`^(https?://)?(www\\.)?github\\.com/${NAME}/?$`, 'i');
const TWITTER = new RegExp(`^(https?://)?(www\\.)?(twitter|x)\\.com(/(${NAME})?)?/?$`, 'i');
const INSTAGRAM = /^((https?:\/\/)?(www\.)?instagram\.com\/|@?)[a-z0-9._]{1,60}\/?$/i;

/** The profile editor's fields; empty text stands for a value that is not given. */
export const profileSchema = z.object({
  name: z.string().trim().min(1, 'Name is required').max(100, atMost('Name', 100)),
  username: z
    .string()
    .transform((text) => text.trim().toLowerCase())
    .superRefine((username, context) => {
      const fault = usernameFault(username);
      if (fault) context.addIssue({ code: 'custom', message: PROFILE_USERNAME_MESSAGES[fault] });
    }),
  bio: z.string().trim().max(2000, atMost('Bio', 2000)),
  location: z.string().trim().max(100, atMost('Location', 100)),
  skills: z.array(z.string().trim().min(1).max(50)).max(50),
  website: z
    .string()
    .trim()
    .max(490, 'Please enter a valid URL')
    .refine(isEmptyOr(LINK), 'Please enter a valid URL')
    .transform(withScheme),
  linkedin: profileOn(LINKEDIN, 'Please enter a valid LinkedIn profile URL'),
  github: profileOn(GITHUB, 'Please enter a valid GitHub profile URL'),
  twitter: profileOn(TWITTER, 'Please enter a valid Twitter profile URL'),
  instagram: profileOn(INSTAGRAM, 'Please enter a valid Instagram profile URL'),
});

export type ProfileValues = z.infer<typeof profileSchema>;

function profileOn(pattern: RegExp, message: string) {
  return z.string().trim().refine(isEmptyOr(pattern), message);
}

function isEmptyOr(pattern: RegExp) {
  return (text: string) => text === '' || pattern.test(text);
}

function withScheme(text: string) {
  return text === '' || /^https?:\/\//i.test(text) ? text : `https://${text}`;
}

function atMost(field: string, length: number) {
  return `${field} must be at most ${length} characters`;
}
