import {
  completeOnboarding,
  useDataClient,
  useUser,
  type OnboardingMessage,
  type User,
} from '@showcase/data';
import { useNavigate } from '@showcase/remote-contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { deriveProfile } from './derive-profile.ts';
import { filledFields, profileAddress } from './filled-fields.ts';

type Interview = { messages: OnboardingMessage[]; language: string };

/** Saves profile, transcript and developer flag in one go, then shows the new profile. */
export function useCompleteOnboarding({ onSaved }: { onSaved: () => void }) {
  const client = useDataClient();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const { user, refresh } = useUser();

  const saving = useMutation({
    async mutationFn({ messages, language, before }: Interview & { before: User }) {
      const profile = deriveProfile(messages, language);
      await completeOnboarding(client, { profile, transcript: messages });
      return filledFields(before, profile);
    },
    async onSuccess(filled) {
      onSaved();
      await Promise.all([refresh(), queryClient.invalidateQueries({ queryKey: ['users'] })]);
      await navigate(profileAddress(filled));
    },
    onError: (error) => console.error('Error completing onboarding:', error),
  });

  const complete = (interview: Interview) => {
    if (!user) {
      console.error('Error completing onboarding:', 'nobody is signed in');
      return;
    }
    saving.mutate({ ...interview, before: user });
  };

  return { complete, isSaving: saving.isPending, hasFailed: saving.isError };
}
