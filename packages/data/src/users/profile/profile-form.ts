import { z } from '../../zod.ts';
import type { Picture } from '../../images/picture.ts';
import { hasText } from '../../has-text.ts';
import { addPendingEntryIssue } from '../../pending-entry.ts';
import {
  validateEducation,
  validateExperience,
  MAX_ENTRIES,
  MAX_LANGUAGES,
  MAX_SKILLS,
  appendUnique,
} from './profile-entries.ts';
import { isEmptyOr, profileLinks } from './profile-links.ts';
import {
  AVAILABILITIES,
  CONTACT_AUDIENCES,
  PREFERRED_LANGUAGES,
  PROFILE_USERNAME_MESSAGES,
} from './profile-options.ts';
import { nameSchema } from './name.ts';
import { normalizeUsername, validateUsername } from './username.ts';

const MAX_HOURLY_RATE = 100_000;

const CHOOSE = 'Choose one of the options';

const entryText = (maxLength: number) =>
  z.string().trim().max(maxLength, `Use at most ${maxLength} characters`);

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

/** The fields of the profile editor; empty text means not specified. */
const fields = z.object({
  avatar: z.custom<Picture | null>(),
  name: nameSchema,
  username: z
    .string()
    .transform(normalizeUsername)
    .superRefine((username, context) => {
      const error = validateUsername(username);
      if (error) context.addIssue({ code: 'custom', message: PROFILE_USERNAME_MESSAGES[error] });
    }),
  audience: z.enum(CONTACT_AUDIENCES, CHOOSE),
  bio: z.string().trim().max(2000, maxLengthMessage('Bio', 2000)),
  location: shortText('Location', 100),
  skills: textList('A skill', MAX_SKILLS, 'skills'),
  newSkill: z.string(),
  ...profileLinks,
  education: z.array(educationSchema).max(MAX_ENTRIES, `You can add up to ${MAX_ENTRIES} entries`),
  experience: z
    .array(experienceSchema)
    .max(MAX_ENTRIES, `You can add up to ${MAX_ENTRIES} entries`),
  languages: textList('A language', MAX_LANGUAGES, 'languages'),
  newLanguage: z.string(),
  preferred_language: z.enum(
    ['', ...PREFERRED_LANGUAGES.map(({ code }) => code)],
    'Choose one of the languages',
  ),
  specialization: shortText('Specialization', 100),
  availability: z.enum(AVAILABILITIES, CHOOSE),
  years_experience: z
    .string()
    .trim()
    .refine(
      (text) => /^\d{0,2}$/.test(text) && Number(text) <= 50,
      'Years of experience must be from 0 to 50',
    ),
  hourly_rate: z
    .string()
    .trim()
    .refine(isEmptyOr(isAmount), 'Hourly rate must be a number')
    .refine(
      (text) => !isAmount(text) || Number(text) <= MAX_HOURLY_RATE,
      'Hourly rate must be at most $100,000',
    ),
  newEducation: educationSchema,
  newExperience: experienceSchema,
});

/** Saving adds a skill or language that was typed but not added; for entries with several fields it is an error. */
export const profileSchema = fields
  .superRefine((values, context) => {
    addPendingEntryIssue(context, 'newEducation', values.newEducation, validateEducation);
    addPendingEntryIssue(context, 'newExperience', values.newExperience, validateExperience);
  })
  .transform((values) => ({
    ...values,
    skills: appendUnique(values.skills, values.newSkill),
    newSkill: '',
    languages: appendUnique(values.languages, values.newLanguage),
    newLanguage: '',
  }));

export type ProfileValues = z.infer<typeof profileSchema>;

/** Dollars and cents. */
function isAmount(text: string) {
  return /^\d+(\.\d{0,2})?$/.test(text);
}

function shortText(label: string, max: number) {
  return z
    .string()
    .trim()
    .max(max, maxLengthMessage(label, max))
    .refine(isEmptyOr(hasText), `${label} needs some visible text`);
}

function textList(label: string, max: number, noun: string) {
  const itemSchema = z
    .string()
    .trim()
    .refine(hasText, `${label} needs some visible text`)
    .max(50, maxLengthMessage(label, 50));
  return z.array(itemSchema).max(max, `You can add up to ${max} ${noun}`);
}

function maxLengthMessage(field: string, length: number) {
  return `${field} must be at most ${length} characters`;
}
