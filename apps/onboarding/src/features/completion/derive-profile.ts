import type { OnboardingMessage, OnboardingProfile } from '@showcase/data';

const SKILLS = [
  'react',
  'vue',
  'angular',
  'node',
  'python',
  'javascript',
  'typescript',
  'next',
  'express',
  'mongodb',
  'postgresql',
  'tailwind',
  'css',
  'html',
  'git',
] as const;

const SPECIALIZATIONS = [
  { pattern: /front[\s-]?end/i, name: 'Frontend' },
  { pattern: /back[\s-]?end/i, name: 'Backend' },
  { pattern: /mobile/i, name: 'Mobile' },
  { pattern: /dev[\s-]?ops/i, name: 'DevOps' },
] as const;

const DEFAULT_SPECIALIZATION = 'Full-Stack Development';
const DEFAULT_BIO = 'Developer on Bolt Showcase.';
const DEFAULT_RATE = 75;
const AVAILABILITY = 'Available for projects';

const MOST_YEARS = 50;
const HIGHEST_RATE = 100_000;
/** A chat that is longer than this becomes the bio. */
const BIO_FROM_LENGTH = 50;
const BIO_LENGTH = 200;

/** The profile that an interview amounts to, by the rules of the specification. */
export function deriveProfile(
  messages: readonly OnboardingMessage[],
  language: string,
): OnboardingProfile {
  const chat = messages
    .filter(({ type }) => type === 'user')
    .map(({ content }) => content)
    .join(' ');
  return {
    bio: bioOf(chat),
    skills: skillsOf(chat),
    preferred_language: language,
    years_experience: yearsOf(chat),
    hourly_rate: rateOf(chat),
    availability: AVAILABILITY,
    specialization: specializationOf(chat),
  };
}

/** In the order of the list. 'ReactJS', 'Next.js' and 'CSS3' count, 'digital' is no 'git'. */
export function skillsOf(chat: string): string[] {
  const text = chat.toLowerCase();
  return SKILLS.filter((skill) => {
    const word = new RegExp(
      `(?<![\\p{Script=Latin}\\d])${skill}(\\.?js|\\d)?(?!\\p{Script=Latin})`,
      'u',
    );
    return word.test(text);
  });
}

/** From the first number before 'year' or 'yr'; more than the profile can hold is cut. */
export function yearsOf(chat: string): number {
  const [, years] = /(\d{1,4})\s*\+?[\s-]*(?:year|yr)/i.exec(chat) ?? [];
  return Math.min(Number(years ?? 0), MOST_YEARS);
}

/** From the first dollar amount that the profile can hold. */
export function rateOf(chat: string): number {
  const amounts = chat.matchAll(
    /\$\s?(\d[\d,]*(?:\.\d{1,2})?)|(\d[\d,]*(?:\.\d{1,2})?)\s?(?:\$|dollar)/gi,
  );
  for (const [, before, after] of amounts) {
    const amount = Number((before ?? after ?? '').replaceAll(',', ''));
    if (amount > 0 && amount <= HIGHEST_RATE) return amount;
  }
  return DEFAULT_RATE;
}

export function specializationOf(chat: string): string {
  const found = SPECIALIZATIONS.find(({ pattern }) => pattern.test(chat));
  return found?.name ?? DEFAULT_SPECIALIZATION;
}

export function bioOf(chat: string): string {
  const characters = Array.from(chat);
  if (characters.length <= BIO_FROM_LENGTH) return DEFAULT_BIO;
  return `${characters.slice(0, BIO_LENGTH).join('')}...`;
}
