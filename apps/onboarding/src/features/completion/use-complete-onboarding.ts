import {
  completeOnboarding,
  useDataClient,
  useUser,
  type OnboardingMessage,
  type OnboardingProfile,
  type User,
} from '@showcase/data';
import { useSubmit } from '@showcase/kit/forms';
import { useNavigate } from '@showcase/remote-contract';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { LanguageCode } from '../../shared/languages.ts';
import { deriveProfile, readAnswers } from './derive-profile.ts';
import { conflictsWith, filledFields, profileAddress } from './filled-fields.ts';

type Interview = { messages: OnboardingMessage[]; language: LanguageCode };
type Replaced = readonly (keyof OnboardingProfile)[];

type Options = {
  user: User | null;
  /** Nobody is signed in: the interview waits for who signs in. */
  onVisitor: () => void;
  onSaved: () => void;
};

export type Completion = ReturnType<typeof useCompleteOnboarding>;

/**
 * Saves profile, transcript and developer flag in one go, then shows the new profile. Where the answers differ from what the profile
 * says already, the person chooses first.
 */
export function useCompleteOnboarding({ user, onVisitor, onSaved }: Options) {
  const client = useDataClient();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const { refresh } = useUser();
  const [chosenFor, setChosenFor] = useState<Interview | null>(null);
  const [visitorAttempts, setVisitorAttempts] = useState(0);

  const saving = useSubmit({
    async mutationFn(input: Interview & { before: User; replaced: Replaced }) {
      const profile = deriveProfile(input.messages, input.language);
      const { messages: transcript, replaced } = input;
      await completeOnboarding(client, { profile, transcript, replaced });
      return filledFields(input.before, profile, replaced);
    },
    async onSuccess(filled) {
      onSaved();
      await Promise.all([refresh(), queryClient.invalidateQueries({ queryKey: ['users'] })]);
      await navigate(profileAddress(filled), { replace: true });
    },
    onError: (error) => console.error('Error completing onboarding:', error),
  });

  function complete(interview: Interview) {
    if (!user) {
      console.error('Error completing onboarding:', 'nobody is signed in');
      onVisitor();
      setVisitorAttempts((attempts) => attempts + 1);
      return;
    }
    const said = readAnswers(interview.messages, interview.language);
    if (conflictsWith(user, said).length > 0) setChosenFor(interview);
    else saving.mutate({ ...interview, before: user, replaced: [] });
  }

  return {
    complete,
    isSaving: saving.isPending || saving.isSuccess,
    error: saving.error,
    /** How often a visitor has completed the interview. */
    visitorAttempts,
    /** What the person has to choose before it is saved; null where there is nothing to choose. */
    choice:
      user && chosenFor
        ? {
            before: user,
            said: readAnswers(chosenFor.messages, chosenFor.language),
            save: (replaced: Replaced) => saving.mutate({ ...chosenFor, before: user, replaced }),
            cancel: () => setChosenFor(null),
          }
        : null,
  };
}
