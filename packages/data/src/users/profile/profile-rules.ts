import type { Rules } from '../../forms/rules.ts';
import { hasText } from '../../has-text.ts';
import { isLooseLink, withScheme } from '../../links.ts';
import { PROFILE_USERNAME_MESSAGES } from './profile-options.ts';
import { normalizeUsername, validateUsername } from './username.ts';

const NAME = '[^\\s/?#"\'<>`\\\\:@]{1,100}';
const LINKEDIN = new RegExp(`^(https?://)?(www\\.)?linkedin\\.com/in/${NAME}/?$`, 'i');
const GITHUB = new RegExp(`^(https?://)?(www\\.)?github\\.com/${NAME}/?$`, 'i');
const TWITTER = new RegExp(`^(https?://)?(www\\.)?(twitter|x)\\.com(/(${NAME})?)?/?$`, 'i');
const INSTAGRAM = /^((https?:\/\/)?(www\.)?instagram\.com\/|@?)[a-z0-9._]{1,60}\/?$/i;

const MAX_YEARS = 50;
const MAX_HOURLY_RATE = 100_000;

/** The rules that only the profile has. */
export const profileRules = {
  /** A URL, with or without https://, which is stored with it. */
  website: ({ optional }: Rules) =>
    optional(isLooseLink, 'Please enter a valid URL')
      .max(490, 'Please enter a valid URL')
      .transform(withScheme),
  linkedin: profileUrl(LINKEDIN, 'Please enter a valid LinkedIn profile URL'),
  github: profileUrl(GITHUB, 'Please enter a valid GitHub profile URL'),
  twitter: profileUrl(TWITTER, 'Please enter a valid Twitter profile URL'),
  instagram: profileUrl(INSTAGRAM, 'Please enter a valid Instagram profile URL'),
  username: ({ z }: Rules) =>
    z
      .string()
      .transform(normalizeUsername)
      .superRefine((username, context) => {
        const error = validateUsername(username);
        if (error) context.addIssue({ code: 'custom', message: PROFILE_USERNAME_MESSAGES[error] });
      }),
  /** At most 100 characters. */
  visibleText:
    (label: string) =>
    ({ z }: Rules) =>
      z
        .string()
        .trim()
        .max(100, `${label} must be at most 100 characters`)
        .refine((text) => text === '' || hasText(text), `${label} needs some visible text`),
  textList:
    (label: string, max: number, noun: string) =>
    ({ z }: Rules) => {
      const item = z
        .string()
        .trim()
        .refine(hasText, `${label} needs some visible text`)
        .max(50, `${label} must be at most 50 characters`);
      return z.array(item).max(max, `You can add up to ${max} ${noun}`);
    },
  yearsOfExperience: ({ optional }: Rules) =>
    optional(
      (text) => /^\d{0,2}$/.test(text) && Number(text) <= MAX_YEARS,
      'Years of experience must be from 0 to 50',
    ),
  hourlyRate: ({ optional }: Rules) =>
    optional(isAmount, 'Hourly rate must be a number').refine(
      (text) => !isAmount(text) || Number(text) <= MAX_HOURLY_RATE,
      'Hourly rate must be at most $100,000',
    ),
};

/** Apps add tracking parameters to the URLs they share; profiles store URLs without them. */
function profileUrl(pattern: RegExp, message: string) {
  return ({ z }: Rules) =>
    z
      .string()
      .trim()
      .transform((text) => text.replace(/[?#].*$/s, ''))
      .refine((text) => text === '' || pattern.test(text), message);
}

/** Dollars and cents. */
function isAmount(text: string) {
  return /^\d+(\.\d{0,2})?$/.test(text);
}
