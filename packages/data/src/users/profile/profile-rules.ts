import type { Rules } from '../../forms/rules.ts';
import { hasText } from '../../has-text.ts';
import { validateEmail } from '../../forms/validate-email.ts';
import { describeAmountError } from '../../invoices/cents.ts';
import { isLooseLink, withScheme } from '../../links.ts';
import { normalizeUsername, PROFILE_USERNAME_MESSAGES, validateUsername } from './username.ts';

const NAME = '[^\\s/?#"\'<>`\\\\:@]{1,100}';
const LINKEDIN = new RegExp(`^(https?://)?(www\\.)?linkedin\\.com/in/${NAME}/?$`, 'i');
const GITHUB = new RegExp(`^(https?://)?(www\\.)?github\\.com/${NAME}/?$`, 'i');
const TWITTER = new RegExp(`^(https?://)?(www\\.)?(twitter|x)\\.com(/(${NAME})?)?/?$`, 'i');
const INSTAGRAM = /^((https?:\/\/)?(www\.)?instagram\.com\/|@?)[a-z0-9._]{1,60}\/?$/i;

/** Other spellings of a profile, and pages of it, with what they become. */
type Spellings = readonly (readonly [RegExp, string])[];
const LINKEDIN_PAGES: Spellings = [
  [/^(https?:\/\/)?(?:[a-z]{2}|m)\.(linkedin\.com\/)/i, '$1$2'],
  [/^(.*linkedin\.com\/in\/[^/]+)\/.+$/i, '$1'],
];
const TWITTER_PAGES: Spellings = [
  [/^(https?:\/\/)?(?:mobile|m)\.((?:twitter|x)\.com\/)/i, '$1$2'],
  [/^(.*(?:twitter|x)\.com\/(?!(?:i|intent|search|hashtag)\/)[^/]+)\/.+$/i, '$1'],
];
const INSTAGRAM_PAGES: Spellings = [
  [/^((?:https?:\/\/)?(?:www\.)?)instagr\.am\//i, '$1instagram.com/'],
  [/^(.*instagram\.com\/(?!(?:p|reels?|stories|explore|tv)\/)[^/]+)\/.+$/i, '$1'],
];

const MAX_YEARS = 50;
const MAX_HOURLY_RATE = 100_000;

/** The rules that only the profile has. */
export const profileRules = {
  /** A URL, with or without https://, which is stored with it. */
  website: ({ optional }: Rules) =>
    optional(isLooseLink, 'Please enter a valid URL')
      .max(490, 'Please enter a valid URL')
      .transform(withScheme),
  linkedin: profileUrl(LINKEDIN, 'Please enter a valid LinkedIn profile URL', LINKEDIN_PAGES),
  github: profileUrl(GITHUB, 'Please enter a valid GitHub profile URL'),
  twitter: profileUrl(TWITTER, 'Please enter a valid Twitter profile URL', TWITTER_PAGES),
  instagram: profileUrl(INSTAGRAM, 'Please enter a valid Instagram profile URL', INSTAGRAM_PAGES),
  username: ({ z }: Rules) =>
    z
      .string()
      .transform(normalizeUsername)
      .superRefine((username, context) => {
        const error = validateUsername(username);
        if (error) context.addIssue({ code: 'custom', message: PROFILE_USERNAME_MESSAGES[error] });
      }),
  contactEmail: ({ z }: Rules) =>
    z
      .string()
      .trim()
      .superRefine((email, context) => {
        const message = email === '' ? null : validateEmail(email);
        if (message) context.addIssue({ code: 'custom', message });
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
  hourlyRate: ({ z }: Rules) =>
    z
      .string()
      .trim()
      .superRefine((text, context) => {
        const message = text === '' ? null : findRateError(text);
        if (message) context.addIssue({ code: 'custom', message });
      }),
};

/** Apps add tracking parameters to the URLs they share, and lead to a page of the profile; profiles store the URL of the profile alone. */
function profileUrl(pattern: RegExp, message: string, spellings: Spellings = []) {
  return ({ z }: Rules) =>
    z
      .string()
      .trim()
      .transform((text) =>
        spellings.reduce(
          (url, [spelling, profile]) => url.replace(spelling, profile),
          text.replace(/[?#].*$/s, ''),
        ),
      )
      .refine((text) => text === '' || pattern.test(text), message);
}

function findRateError(text: string) {
  if (!/^\d+(\.\d{0,2})?$/.test(text)) {
    return describeAmountError(text, 'Hourly rate must be a number');
  }
  return Number(text) <= MAX_HOURLY_RATE ? null : 'Hourly rate must be at most $100,000';
}
