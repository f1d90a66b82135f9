import type { DataClient } from '../../client.ts';
import { unwrap } from '../../http/unwrap.ts';
import type { User } from '../user.ts';

export type OnboardingProfile = {
  bio: string;
  skills: string[];
  preferred_language: string;
  years_experience: NonNullable<User['years_experience']>;
  hourly_rate: NonNullable<User['hourly_rate']>;
  availability: string;
  specialization: string;
};

export type OnboardingMessage = {
  id: string;
  type: 'user' | 'bot';
  content: string;
  /** Milliseconds since 1970. */
  timestamp: number;
};

type CompletedOnboarding = {
  profile: OnboardingProfile;
  transcript: OnboardingMessage[];
  /** The fields whose present value gives way; of the others, only the empty ones are filled. */
  replaced?: readonly (keyof OnboardingProfile)[];
};

/** Makes the caller a developer with this profile and keeps the transcript: all of it or nothing. */
export async function completeOnboarding(
  client: DataClient,
  { profile, transcript, replaced = [] }: CompletedOnboarding,
): Promise<void> {
  unwrap(await client.rpc('complete_onboarding', { profile, transcript, replaced: [...replaced] }));
}
