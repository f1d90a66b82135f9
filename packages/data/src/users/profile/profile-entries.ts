import type { Rules } from '../../forms/rules.ts';
import { hasText } from '../../has-text.ts';

export type EducationEntry = {
  school: string;
  degree: string;
  field: string;
  from: string;
  to: string;
};

export type ExperienceEntry = {
  company: string;
  position: string;
  description: string;
  from: string;
  to: string;
  current: boolean;
};

export const BLANK_EDUCATION: EducationEntry = {
  school: '',
  degree: '',
  field: '',
  from: '',
  to: '',
};
export const BLANK_EXPERIENCE: ExperienceEntry = {
  company: '',
  position: '',
  description: '',
  from: '',
  to: '',
  current: false,
};

export const educationRule = (rules: Rules) =>
  rules.z.object({
    school: entryText(rules, 150),
    degree: entryText(rules, 150),
    field: entryText(rules, 150),
    from: yearText(rules),
    to: yearText(rules),
  });

export const experienceRule = (rules: Rules) =>
  rules.z.object({
    company: entryText(rules, 150),
    position: entryText(rules, 150),
    description: entryText(rules, 1000),
    from: yearText(rules),
    to: yearText(rules),
    current: rules.z.boolean(),
  });

function entryText({ z }: Rules, max: number) {
  return z.string().trim().max(max, `Use at most ${max} characters`);
}

const YEAR = /^(?:19|20)\d{2}$/;
const NO_YEAR = 'Enter years like 2018';

function yearText({ z }: Rules) {
  return z
    .string()
    .trim()
    .refine((text) => text === '' || YEAR.test(text), NO_YEAR);
}

/** The maximum number of entries per list. */
export const MAX_ENTRIES = 20;
export const MAX_SKILLS = 50;
export const MAX_LANGUAGES = 30;

/** The list with one more word; ignores blanks and duplicates in any case. */
export function appendUnique(items: readonly string[], typed: string): string[] {
  const item = typed.trim().replace(/\s+/g, ' ');
  const isKnown = items.some((one) => one.toLowerCase() === item.toLowerCase());
  return !hasText(item) || isKnown ? [...items] : [...items, item];
}

/** Returns a message from the specification if the entry cannot be added to the list; null if it is valid. */
export function validateEducation({ school, degree, from, to }: EducationEntry) {
  const isComplete = [school, degree, from].every(hasText);
  return isComplete ? validateYears(from, to) : 'School, degree, and from date are required';
}

export function validateExperience({ company, position, from, to }: ExperienceEntry) {
  const isComplete = [company, position, from].every(hasText);
  return isComplete ? validateYears(from, to) : 'Company, position, and from date are required';
}

function validateYears(from: string, to: string) {
  const [start, end] = [from.trim(), to.trim()];
  if (!YEAR.test(start) || (end !== '' && !YEAR.test(end))) return NO_YEAR;
  return end !== '' && end < start ? "The end year can't be before the start year" : null;
}
