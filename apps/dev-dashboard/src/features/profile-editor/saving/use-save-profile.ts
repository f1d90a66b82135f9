import { useDataClient, useUser, type DataError } from '@showcase/data';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { saveProfile, type ProfileSave, type SaveOutcome } from './save-profile.ts';

export function useSaveProfile() {
  const client = useDataClient();
  const queryClient = useQueryClient();
  const { refresh } = useUser();

  return useMutation<SaveOutcome, DataError, ProfileSave>({
    mutationFn: (save) => saveProfile(client, save),
    async onSuccess(outcome) {
      if (outcome.state === 'conflict') return;
      await Promise.all([refresh(), queryClient.invalidateQueries({ queryKey: ['users'] })]);
    },
    onError: (error) => console.error('Error saving profile:', error),
  });
}
