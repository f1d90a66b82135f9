import { defineForm, type FormValues } from '../../forms/define-form.ts';
import {
  choice,
  list,
  mapped,
  optionalNumber,
  optionalText,
  text,
  unmapped,
} from '../../forms/field.ts';
import type { Rules } from '../../forms/rules.ts';
import type { Picture } from '../../images/picture.ts';
import type { Row } from '../../database.ts';
import { nameRule } from './name.ts';
import {
  BLANK_EDUCATION,
  BLANK_EXPERIENCE,
  MAX_ENTRIES,
  MAX_LANGUAGES,
  MAX_SKILLS,
  educationRule,
  experienceRule,
  type EducationEntry,
  type ExperienceEntry,
} from './profile-entries.ts';
import { AVAILABILITIES, CONTACT_AUDIENCES, PREFERRED_LANGUAGES } from './profile-options.ts';
import { profileRules } from './profile-rules.ts';

const CHOOSE = 'Choose one of the options';
const FULL = `You can add up to ${MAX_ENTRIES} entries`;

const BASIC = 'basic';
const SOCIAL = 'social';
const PROFESSIONAL = 'professional';

const noPicture: Picture | null = null;

const plainText = ({ z }: Rules) => z.string();

const fields = {
  avatar: unmapped({
    label: 'Profile picture',
    section: BASIC,
    empty: noPicture,
    rule: ({ z }) => z.custom<Picture | null>(),
  }),
  name: text({ label: 'Name', section: BASIC, rule: nameRule }),
  username: optionalText({
    label: 'Username',
    section: BASIC,
    rule: profileRules.username,
  }),
  audience: unmapped({
    label: 'Email visibility',
    section: BASIC,
    empty: 'everyone',
    rule: ({ z }) => z.enum(CONTACT_AUDIENCES, CHOOSE),
  }),
  contact_email: unmapped({
    label: 'Contact email',
    section: BASIC,
    empty: '',
    rule: profileRules.contactEmail,
  }),
  bio: optionalText({
    label: 'Bio',
    section: BASIC,
    rule: ({ z }) => z.string().trim().max(2000, 'Bio must be at most 2000 characters'),
  }),
  location: optionalText({
    label: 'Location',
    section: BASIC,
    rule: profileRules.visibleText('Location'),
  }),
  website: optionalText({ label: 'Website', section: BASIC, rule: profileRules.website }),
  skills: list({
    label: 'Skills',
    section: BASIC,
    rule: profileRules.textList('A skill', MAX_SKILLS, 'skills'),
  }),
  newSkill: unmapped({ label: 'New skill', section: BASIC, empty: '', rule: plainText }),
  linkedin: optionalText({ label: 'LinkedIn', section: SOCIAL, rule: profileRules.linkedin }),
  github: optionalText({ label: 'GitHub', section: SOCIAL, rule: profileRules.github }),
  twitter: optionalText({ label: 'Twitter', section: SOCIAL, rule: profileRules.twitter }),
  instagram: optionalText({ label: 'Instagram', section: SOCIAL, rule: profileRules.instagram }),
  newEducation: unmapped({
    label: 'New education entry',
    section: PROFESSIONAL,
    empty: BLANK_EDUCATION,
    rule: educationRule,
  }),
  education: mapped(
    {
      label: 'Education',
      section: PROFESSIONAL,
      rule: (rules) => rules.z.array(educationRule(rules)).max(MAX_ENTRIES, FULL),
    },
    {
      empty: [],
      toValue: (entries: EducationEntry[]) =>
        entries.map((entry) => ({ ...BLANK_EDUCATION, ...entry })),
      toColumn: (entries) => entries,
    },
  ),
  newExperience: unmapped({
    label: 'New experience entry',
    section: PROFESSIONAL,
    empty: BLANK_EXPERIENCE,
    rule: experienceRule,
  }),
  experience: mapped(
    {
      label: 'Experience',
      section: PROFESSIONAL,
      rule: (rules) => rules.z.array(experienceRule(rules)).max(MAX_ENTRIES, FULL),
    },
    {
      empty: [],
      toValue: (entries: ExperienceEntry[]) =>
        entries.map((entry) => ({ ...BLANK_EXPERIENCE, ...entry })),
      toColumn: (entries) => entries,
    },
  ),
  languages: list({
    label: 'Languages',
    section: PROFESSIONAL,
    rule: profileRules.textList('A language', MAX_LANGUAGES, 'languages'),
  }),
  newLanguage: unmapped({
    label: 'New language',
    section: PROFESSIONAL,
    empty: '',
    rule: plainText,
  }),
  preferred_language: choice({
    label: 'Preferred language',
    section: PROFESSIONAL,
    options: ['', ...PREFERRED_LANGUAGES.map(({ code }) => code)],
    empty: '',
    message: 'Choose one of the languages',
  }),
  specialization: optionalText({
    label: 'Specialization',
    section: PROFESSIONAL,
    rule: profileRules.visibleText('Specialization'),
  }),
  availability: choice({
    label: 'Availability',
    section: PROFESSIONAL,
    options: ['', ...AVAILABILITIES],
    empty: '',
    message: CHOOSE,
  }),
  years_experience: optionalNumber({
    label: 'Years of experience',
    section: PROFESSIONAL,
    rule: profileRules.yearsOfExperience,
  }),
  hourly_rate: optionalNumber({
    label: 'Hourly rate',
    section: PROFESSIONAL,
    rule: profileRules.hourlyRate,
  }),
};

export const profileForm = defineForm<Row<'users'>>()(fields, {
  otherColumns: ['avatar'],
});

export type ProfileValues = FormValues<typeof profileForm.fields>;
