import { z } from '../../zod.ts';
import type { Picture } from '../../images/picture.ts';
import { isWebPlace, withScheme } from '../../links.ts';
import { refusePending } from '../../pending-entry.ts';
import { educationFault, experienceFault, MAX_ENTRIES } from './profile-entries.ts';
import { AVAILABILITIES, CONTACT_AUDIENCES, PROFILE_USERNAME_MESSAGES } from './profile-terms.ts';
import { usernameFault } from './username.ts';

const NAME = '[^\\s/?#"\'<>`\\\\:@]{1,100}';
const LINKEDIN = new RegExp(`^(https?://)?(www\\.)?linkedin\\.com/in/${NAME}/?$`, 'i');
const GITHUB = new RegExp(`^(https?://)?(www\\.)?github\\.com/${NAME}/?$`, 'i');
const TWITTER = new RegExp(`^(https?://)?(www\\.)?(twitter|x)\\.com(/(${NAME})?)?/?$`, 'i');
const INSTAGRAM = /^((https?:\/\/)?(www\.)?instagram\.com\/|@?)[a-z0-9._]{1,60}\/?$/i;
const MOST_HOURLY = 100_000;

const entryText = (longest: number) =>
  z.string().trim().max(longest, `At most ${longest} characters fit here`);

const educationSchema = z.object({
  school: entryText(150),
  degree: entryText(150),
  field: entryText(150),
  from: entryText(20),
  to: entryText(20),
});

const experienceSchema = z.object({
  company: entryText(150),
  position: entryText(150),
  description: entryText(1000),
  from: entryText(20),
  to: entryText(20),
  current: z.boolean(),
});

/** The profile editor's fields; empty text stands for a value that is not given. */
const fields = z.object({
  avatar: z.custom<Picture | null>(),
  name: z.string().trim().min(1, 'Name is required').max(100, atMost('Name', 100)),
  username: z
    .string()
    .transform((text) => text.trim().toLowerCase())
    .superRefine((username, context) => {
      const fault = usernameFault(username);
      if (fault) context.addIssue({ code: 'custom', message: PROFILE_USERNAME_MESSAGES[fault] });
    }),
  audience: z.enum(CONTACT_AUDIENCES),
  bio: z.string().trim().max(2000, atMost('Bio', 2000)),
  location: z.string().trim().max(100, atMost('Location', 100)),
  skills: z.array(z.string().trim().min(1).max(50)).max(50),
  website: z
    .string()
    .trim()
    .max(490, 'Please enter a valid URL')
    .refine(isEmptyOr(isWebPlace), 'Please enter a valid URL')
    .transform(withScheme),
  linkedin: profileOn(LINKEDIN, 'Please enter a valid LinkedIn profile URL'),
  github: profileOn(GITHUB, 'Please enter a valid GitHub profile URL'),
  twitter: profileOn(TWITTER, 'Please enter a valid Twitter profile URL'),
  instagram: profileOn(INSTAGRAM, 'Please enter a valid Instagram profile URL'),
  education: z.array(educationSchema).max(MAX_ENTRIES, `There is room for ${MAX_ENTRIES} entries`),
  experience: z
    .array(experienceSchema)
    .max(MAX_ENTRIES, `There is room for ${MAX_ENTRIES} entries`),
  languages: z.array(z.string().trim().min(1).max(50)).max(30, 'There is room for 30 languages'),
  availability: z.enum(AVAILABILITIES),
  years_experience: z.string().trim(),
  hourly_rate: z
    .string()
    .trim()
    .refine(isEmptyOr(isRate), 'Hourly rate must be a number')
    .refine(
      (text) => !isRate(text) || Number(text) <= MOST_HOURLY,
      'Hourly rate must be at most $100,000',
    ),
  newEducation: educationSchema,
  newExperience: experienceSchema,
});

export const profileSchema = fields.superRefine((values, context) => {
  refusePending(context, 'newEducation', values.newEducation, educationFault);
  refusePending(context, 'newExperience', values.newExperience, experienceFault);
});

export type ProfileValues = z.infer<typeof profileSchema>;

/** Dollars and cents. */
function isRate(text: string) {
  return /^\d+(\.\d{0,2})?$/.test(text);
}

function profileOn(pattern: RegExp, message: string) {
  return z
    .string()
    .trim()
    .refine(
      isEmptyOr((text) => pattern.test(text)),
      message,
    );
}

function isEmptyOr(accepts: (text: string) => boolean) {
  return (text: string) => text === '' || accepts(text);
}

function atMost(field: string, length: number) {
  return `${field} must be at most ${length} characters`;
}
