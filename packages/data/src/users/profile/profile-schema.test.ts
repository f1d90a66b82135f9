import { describe, expect, it } from 'vitest';
import { BLANK_EDUCATION, BLANK_EXPERIENCE, appendUnique } from './profile-entries.ts';
import { profileSchema } from './profile-schema.ts';

const blank = {
  name: 'Ada Stone',
  username: '',
  bio: '',
  location: '',
  skills: ['React'],
  website: '',
  linkedin: '',
  github: '',
  twitter: '',
  instagram: '',
  avatar: null,
  audience: 'everyone',
  contact_email: '',
  education: [] as (typeof BLANK_EDUCATION)[],
  experience: [],
  languages: ['English'],
  availability: 'full-time',
  years_experience: '',
  hourly_rate: '',
  specialization: '',
  preferred_language: '',
  newSkill: '',
  newLanguage: '',
  newEducation: BLANK_EDUCATION,
  newExperience: BLANK_EXPERIENCE,
};

function firstMessage(fields: Partial<typeof blank>) {
  return profileSchema.safeParse({ ...blank, ...fields }).error?.issues[0]?.message ?? null;
}

describe('adding a skill', () => {
  it.each([
    ['Vue', ['React', 'Vue']],
    ['  Framer   Motion ', ['React', 'Framer Motion']],
    ['react', ['React']],
    ['   ', ['React']],
    ['\u3164', ['React']],
  ])('%j', (typed, skills) => {
    expect(appendUnique(['React'], typed)).toEqual(skills);
  });
});

describe('the profile form', () => {
  it.each([
    [{ name: '  ' }, 'Name is required'],
    [{ name: '\u200b' }, 'Name is required'],
    [{ name: '\u3164' }, 'Name is required'],
    [{ location: '\u3164' }, 'Location needs some visible text'],
    [{ location: '\u2060' }, 'Location needs some visible text'],
    [{ skills: ['\u200b'] }, 'A skill needs some visible text'],
    [{ languages: ['x'.repeat(51)] }, 'A language must be at most 50 characters'],
    [{ specialization: 'x'.repeat(101) }, 'Specialization must be at most 100 characters'],
    [{ preferred_language: 'tlh' }, 'Choose one of the languages'],
    [{ availability: 'always' }, 'Choose one of the options'],
    [{ years_experience: '51' }, 'Years of experience must be from 0 to 50'],
    [{ username: 'ab' }, 'Username must be at least 3 characters'],
    [{ username: 'a'.repeat(30) }, 'Username must be less than 30 characters long'],
    [
      { username: 'ada stone' },
      'Username can only contain lowercase letters, numbers, underscores and hyphens',
    ],
    [{ username: 'admin' }, 'This username is already taken'],
    [{ website: 'not a url' }, 'Please enter a valid URL'],
    [{ website: 'javascript:alert(1)' }, 'Please enter a valid URL'],
    [{ website: 'ftp://example.com' }, 'Please enter a valid URL'],
    [{ linkedin: 'https://linkedin.com/ada' }, 'Please enter a valid LinkedIn profile URL'],
    [{ linkedin: 'https://example.com/in/ada' }, 'Please enter a valid LinkedIn profile URL'],
    [{ github: 'https://github.com/' }, 'Please enter a valid GitHub profile URL'],
    [{ github: 'https://github.com/ada/repo' }, 'Please enter a valid GitHub profile URL'],
    [{ twitter: 'https://example.com/ada' }, 'Please enter a valid Twitter profile URL'],
    [{ instagram: 'https://example.com/ada' }, 'Please enter a valid Instagram profile URL'],
    [{ hourly_rate: 'fifty' }, 'Hourly rate must be a number'],
    [{ hourly_rate: '1.234' }, 'Use at most two decimals, such as 10.50'],
    [{ hourly_rate: '1.234.50' }, 'Write only digits and a decimal point, such as 1250.50'],
    [{ hourly_rate: '100001' }, 'Hourly rate must be at most $100,000'],
    [
      { newEducation: { ...BLANK_EDUCATION, school: 'TU Berlin' } },
      'School, degree, and from date are required',
    ],
    [
      { newExperience: { ...BLANK_EXPERIENCE, company: 'A', position: 'B', from: '2020' } },
      'Add this entry first, or clear its fields',
    ],
    [
      { newEducation: { ...BLANK_EDUCATION, school: 'A', degree: 'B', from: '2021', to: '2018' } },
      "The end year can't be before the start year",
    ],
    [
      {
        newExperience: {
          ...BLANK_EXPERIENCE,
          company: 'A',
          position: 'B',
          from: '2021',
          to: '2020',
        },
      },
      "The end year can't be before the start year",
    ],
    [
      { newEducation: { ...BLANK_EDUCATION, school: 'A', degree: 'B', from: 'zzz', to: 'abc' } },
      'Enter years like 2018',
    ],
    [
      {
        newExperience: { ...BLANK_EXPERIENCE, company: 'A', position: 'B', from: '2021', to: 'x' },
      },
      'Enter years like 2018',
    ],
    [
      { education: [{ ...BLANK_EDUCATION, school: 'A', degree: 'B', from: '20180' }] },
      'Enter years like 2018',
    ],
    [{ instagram: 'https://instagram.com/p/C1a2b3' }, 'Please enter a valid Instagram profile URL'],
    [{ instagram: 'instagram.com/reels/C1a2b3/' }, 'Please enter a valid Instagram profile URL'],
    [{ linkedin: 'https://linkedin.com/company/ada' }, 'Please enter a valid LinkedIn profile URL'],
    [{ twitter: 'https://x.com/i/status/1' }, 'Please enter a valid Twitter profile URL'],
  ])('rejects %j', (fields, message) => {
    expect(firstMessage(fields)).toBe(message);
  });

  it.each([
    { username: 'Ada-Stone_1' },
    { website: 'https://ada.example/about?x=1#y' },
    { website: 'ada.example' },
    { hourly_rate: '62.50' },
    { linkedin: 'linkedin.com/in/ada-stone/' },
    { github: 'https://www.github.com/ada' },
    { twitter: 'https://x.com' },
    { twitter: 'twitter.com/ada' },
    { instagram: '@ada.stone' },
    { instagram: 'https://instagram.com/ada.stone/' },
    { specialization: 'Maps', preferred_language: 'de', years_experience: '50' },
  ])('accepts %j', (fields) => {
    expect(firstMessage(fields)).toBeNull();
  });

  it('stores shared URLs without their tracking parameters', () => {
    const values = profileSchema.parse({
      ...blank,
      instagram: 'https://www.instagram.com/ada.stone/?igsh=MTk5&utm_source=qr',
      linkedin: 'https://linkedin.com/in/ada?trk=public#about',
      github: 'github.com/ada?tab=repositories',
      twitter: 'https://x.com/ada?s=21',
    });
    expect(values).toMatchObject({
      instagram: 'https://www.instagram.com/ada.stone/',
      linkedin: 'https://linkedin.com/in/ada',
      github: 'github.com/ada',
      twitter: 'https://x.com/ada',
    });
  });

  it.each([
    ['instagram', 'instagram.com/ada/reels', 'instagram.com/ada'],
    [
      'instagram',
      'https://www.instagram.com/ada.stone/tagged/?hl=de',
      'https://www.instagram.com/ada.stone',
    ],
    ['instagram', 'https://instagr.am/ada', 'https://instagram.com/ada'],
    ['instagram', 'www.instagr.am/ada/', 'www.instagram.com/ada/'],
    ['linkedin', 'https://de.linkedin.com/in/ada', 'https://linkedin.com/in/ada'],
    [
      'linkedin',
      'https://www.linkedin.com/in/ada/details/skills/',
      'https://www.linkedin.com/in/ada',
    ],
    ['twitter', 'https://mobile.twitter.com/ada/media', 'https://twitter.com/ada'],
    ['twitter', 'x.com/ada/status/1', 'x.com/ada'],
  ])('stores the profile of a page of it on %s: %s is %s', (field, typed, stored) => {
    expect(profileSchema.parse({ ...blank, [field]: typed })).toMatchObject({ [field]: stored });
  });

  it('adds a skill and a language that were typed but not added', () => {
    const typed = { skills: ['React'], newSkill: ' Framer  Motion ', newLanguage: 'english' };
    expect(profileSchema.parse({ ...blank, ...typed })).toMatchObject({
      skills: ['React', 'Framer Motion'],
      languages: ['English'],
      newSkill: '',
      newLanguage: '',
    });
  });

  it('lowercases the username and adds the scheme to the website', () => {
    const values = profileSchema.parse({ ...blank, username: 'ADA', website: 'ada.example' });
    expect(values).toMatchObject({ username: 'ada', website: 'https://ada.example' });
  });
});
