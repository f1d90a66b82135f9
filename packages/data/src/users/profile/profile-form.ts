import { z } from '../../zod.ts';
import type { Picture } from '../../images/picture.ts';
import { hasText } from '../../has-text.ts';
import { refusePending } from '../../pending-entry.ts';
import {
  educationFault,
  experienceFault,
  MAX_ENTRIES,
  MAX_LANGUAGES,
  MAX_SKILLS,
  withWord,
} from './profile-entries.ts';
import { isEmptyOr, profileLinks } from './profile-links.ts';
import {
  AVAILABILITIES,
  CONTACT_AUDIENCES,
  PREFERRED_LANGUAGES,
  PROFILE_USERNAME_MESSAGES,
} from './profile-terms.ts';
import { nameSchema } from './name.ts';
import { normalUsername, usernameFault } from './username.ts';

const MAX_HOURLY_RATE = 100_000;

const CHOOSE = 'Please choose one of the options';

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
  name: nameSchema,
  username: z
    .string()
    .transform(normalUsername)
    .superRefine((username, context) => {
      const fault = usernameFault(username);
      if (fault) context.addIssue({ code: 'custom', message: PROFILE_USERNAME_MESSAGES[fault] });
    }),
  audience: z.enum(CONTACT_AUDIENCES, CHOOSE),
  bio: z.string().trim().max(2000, atMost('Bio', 2000)),
  location: shortText('Location', 100),
  skills: words('A skill', MAX_SKILLS, 'skills'),
  newSkill: z.string(),
  ...profileLinks,
  education: z.array(educationSchema).max(MAX_ENTRIES, `There is room for ${MAX_ENTRIES} entries`),
  experience: z
    .array(experienceSchema)
    .max(MAX_ENTRIES, `There is room for ${MAX_ENTRIES} entries`),
  languages: words('A language', MAX_LANGUAGES, 'languages'),
  newLanguage: z.string(),
  preferred_language: z.enum(
    ['', ...PREFERRED_LANGUAGES.map(({ code }) => code)],
    'Please choose one of the languages',
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
    .refine(isEmptyOr(isRate), 'Hourly rate must be a number')
    .refine(
      (text) => !isRate(text) || Number(text) <= MAX_HOURLY_RATE,
      'Hourly rate must be at most $100,000',
    ),
  newEducation: educationSchema,
  newExperience: experienceSchema,
});

/** A skill or language that was typed and not added is added by saving; an entry of several fields is refused. */
export const profileSchema = fields
  .superRefine((values, context) => {
    refusePending(context, 'newEducation', values.newEducation, educationFault);
    refusePending(context, 'newExperience', values.newExperience, experienceFault);
  })
  .transform((values) => ({
    ...values,
    skills: withWord(values.skills, values.newSkill),
    newSkill: '',
    languages: withWord(values.languages, values.newLanguage),
    newLanguage: '',
  }));

export type ProfileValues = z.infer<typeof profileSchema>;

/** Dollars and cents. */
function isRate(text: string) {
  return /^\d+(\.\d{0,2})?$/.test(text);
}

function shortText(label: string, max: number) {
  return z
    .string()
    .trim()
    .max(max, atMost(label, max))
    .refine(isEmptyOr(hasText), `${label} needs something to read`);
}

function words(label: string, max: number, noun: string) {
  const word = z
    .string()
    .trim()
    .refine(hasText, `${label} needs something to read`)
    .max(50, atMost(label, 50));
  return z.array(word).max(max, `There is room for ${max} ${noun}`);
}

function atMost(field: string, length: number) {
  return `${field} must be at most ${length} characters`;
}
