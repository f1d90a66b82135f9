import { completeOnboarding, useDataClient, useUser, type OnboardingMessage } from '@showcase/data';
import { useNavigate } from '@showcase/remote-contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { deriveProfile } from './derive-profile.ts';

type Interview = { messages: OnboardingMessage[]; language: string };

/** Saves profile, transcript and developer flag in one go, then shows the new profile. */
export function useCompleteOnboarding({ onSaved }: { onSaved: () => void }) {
  const client = useDataClient();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const { user, refresh } = useUser();

  const saving = useMutation({
    mutationFn: ({ messages, language }: Interview) =>
      completeOnboarding(client, {
        profile: deriveProfile(messages, language),
        transcript: messages,
      }),
    async onSuccess() {
      onSaved();
      await Promise.all([refresh(), queryClient.invalidateQueries({ queryKey: ['users'] })]);
      await navigate('/dashboard/dev/profile');
    },
    onError: (error) => console.error('Error completing onboarding:', error),
  });

  const complete = (interview: Interview) => {
    if (!user) {
      console.error('Error completing onboarding:', 'nobody is signed in');
      return;
    }
    saving.mutate(interview);
  };

  return { complete, isSaving: saving.isPending, hasFailed: saving.isError };
}
