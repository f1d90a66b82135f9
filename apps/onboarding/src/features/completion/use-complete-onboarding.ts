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
  const [asked, setAsked] = useState<Interview | 'for an account' | null>(null);

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
      setAsked('for an account');
      return;
    }
    const said = readAnswers(interview.messages, interview.language);
    if (conflictsWith(user, said).length > 0) setAsked(interview);
    else saving.mutate({ ...interview, before: user, replaced: [] });
  }

  return {
    complete,
    isSaving: saving.isPending || saving.isSuccess,
    error: saving.error,
    asksForAccount: asked === 'for an account',
    /** What the person has to choose before it is saved; null where there is nothing to choose. */
    choice:
      user && asked && asked !== 'for an account'
        ? {
            before: user,
            said: readAnswers(asked.messages, asked.language),
            save: (replaced: Replaced) => saving.mutate({ ...asked, before: user, replaced }),
            cancel: () => setAsked(null),
          }
        : null,
  };
}
