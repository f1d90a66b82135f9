import type { OnboardingMessage, OnboardingProfile } from '@showcase/data/users';
import type { LanguageCode } from '../languages.ts';
import { readRate } from './rate.ts';
import { readYears } from './years.ts';
import { readSkills } from './read-skills.ts';
import { readSpecialization } from './specialization.ts';

const DEFAULT_SPECIALIZATION = 'Full-Stack Development';
const DEFAULT_BIO = 'Developer on Bolt Showcase.';
const DEFAULT_RATE = 75;
const AVAILABILITY = 'Available for projects';

/** Answers that are longer than this become the bio. */
const BIO_LENGTH_THRESHOLD = 50;
const MAX_BIO_LENGTH = 200;

export type Messages = readonly OnboardingMessage[];

/** Derives the profile from an interview, by the rules of the specification. */
export function deriveProfile(messages: Messages, language: LanguageCode): OnboardingProfile {
  return completeAnswers(readAnswers(messages, language));
}

/** The answers, with a default for every value that they do not contain. */
export function completeAnswers(answers: ReturnType<typeof readAnswers>): OnboardingProfile {
  return {
    bio: answers.bio ?? DEFAULT_BIO,
    skills: answers.skills ?? [],
    preferred_language: answers.preferred_language,
    years_experience: answers.years_experience ?? 0,
    hourly_rate: answers.hourly_rate ?? DEFAULT_RATE,
    availability: AVAILABILITY,
    specialization: answers.specialization ?? DEFAULT_SPECIALIZATION,
  };
}

/** The values that the answers actually contain; null for the others. */
export function readAnswers(messages: Messages, language: LanguageCode) {
  const chat = joinAnswers(messages);
  const skills = readSkills(chat);
  return {
    bio: readBio(chat),
    skills: skills.length > 0 ? skills : null,
    preferred_language: language,
    years_experience: readYears(chat, language),
    hourly_rate: readRate(chat),
    availability: null,
    specialization: readSpecialization(chat),
  };
}

export function joinAnswers(messages: Messages): string {
  return messages
    .filter(({ type }) => type === 'user')
    .map(({ content }) => content)
    .join(' ');
}

export function readBio(chat: string): string | null {
  const characters = Array.from(chat);
  if (characters.length <= BIO_LENGTH_THRESHOLD) return null;
  return `${characters.slice(0, MAX_BIO_LENGTH).join('')}...`;
}
