import { useDataClient } from '@showcase/data/query';
import { useUser } from '@showcase/data/session';
import {
  completeOnboarding,
  refetchUsers,
  type OnboardingMessage,
  type OnboardingProfile,
  type User,
} from '@showcase/data/users';
import { useSubmit } from '@showcase/kit/forms';
import { useNavigate } from '@showcase/remote-contract';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { LanguageCode } from '../../shared/languages.ts';
import { deriveProfile, readAnswers } from '../../shared/reading/derive-profile.ts';
import { findConflicts, getFilledFields, getProfilePath } from './filled-fields.ts';

type Interview = { messages: OnboardingMessage[]; language: LanguageCode };
type ReplacedFields = readonly (keyof OnboardingProfile)[];

type Options = {
  user: User | null;
  /** Called if no user is signed in. The interview is saved after sign-in. */
  onSignInRequired: () => void;
  onSaved: () => void;
};

export type Completion = ReturnType<typeof useCompleteOnboarding>;

/**
 * Saves profile, transcript and developer flag together, then opens the new profile. If the answers differ from existing values of
 * the profile, the user chooses first.
 */
export function useCompleteOnboarding({ user, onSignInRequired, onSaved }: Options) {
  const client = useDataClient();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const { refresh } = useUser();
  const [pendingInterview, setPendingInterview] = useState<Interview | null>(null);
  const [visitorAttempts, setVisitorAttempts] = useState(0);

  const saving = useSubmit({
    async mutationFn(input: Interview & { before: User; replaced: ReplacedFields }) {
      const profile = deriveProfile(input.messages, input.language);
      const { messages: transcript, replaced } = input;
      await completeOnboarding(client, { profile, transcript, replaced });
      return getFilledFields(input.before, profile, replaced);
    },
    async onSuccess(filled) {
      onSaved();
      await Promise.all([refresh(), refetchUsers(queryClient)]);
      await navigate(getProfilePath(filled), { replace: true });
    },
    onError: (error) => console.error('Error completing onboarding:', error),
  });

  function complete(interview: Interview) {
    if (!user) {
      console.error('Error completing onboarding:', 'nobody is signed in');
      onSignInRequired();
      setVisitorAttempts((attempts) => attempts + 1);
      return;
    }
    const answers = readAnswers(interview.messages, interview.language);
    if (findConflicts(user, answers).length > 0) setPendingInterview(interview);
    else saving.mutate({ ...interview, before: user, replaced: [] });
  }

  return {
    complete,
    isSaving: saving.isPending || saving.isSuccess,
    error: saving.error,
    /** How often the visitor has tried to complete the interview. */
    visitorAttempts,
    /** The choices that the user has to make before saving; null if there are none. */
    choice:
      user && pendingInterview
        ? {
            before: user,
            answers: readAnswers(pendingInterview.messages, pendingInterview.language),
            save: (replaced: ReplacedFields) =>
              saving.mutate({ ...pendingInterview, before: user, replaced }),
            cancel: () => setPendingInterview(null),
          }
        : null,
  };
}
