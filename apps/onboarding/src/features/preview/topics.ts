import type { OnboardingProfile } from '@showcase/data/users';
import type { readAnswers } from '../../shared/reading/derive-profile.ts';

type Answers = ReturnType<typeof readAnswers>;

const TOPICS = [
  { field: 'bio', label: 'What you build' },
  { field: 'skills', label: 'Your skills' },
  { field: 'years_experience', label: 'Your experience' },
  { field: 'hourly_rate', label: 'Your rate' },
] as const satisfies { field: keyof OnboardingProfile; label: string }[];

/** The topic of an interview, and whether the answers contain it. */
export function listTopics(answers: Answers) {
  return TOPICS.map(({ field, label }) => ({ label, isAnswered: answers[field] !== null }));
}
