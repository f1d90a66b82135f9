import type { DataClient } from '../../client/types.ts';
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
  /** The fields to overwrite; other fields are only filled if they are empty. */
  replaced?: readonly (keyof OnboardingProfile)[];
};

/** Makes the user a creator with this profile and stores the transcript, in one transaction. */
export async function completeOnboarding(
  client: DataClient,
  { profile, transcript, replaced = [] }: CompletedOnboarding,
): Promise<void> {
  unwrap(await client.rpc('complete_onboarding', { profile, transcript, replaced: [...replaced] }));
}
