import { invalidateQueries, useDataClient } from '@showcase/data/query';
import { useUser } from '@showcase/data/session';
import { useSubmit } from '@showcase/kit/forms';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { DEFAULT_RETRY_SECONDS } from '../../../shared/saving/default-retry-seconds.ts';
import { saveProfile, type ProfileSave, type SaveOutcome } from './save-profile.ts';

export function useSaveProfile() {
  const client = useDataClient();
  const queryClient = useQueryClient();
  const { refresh } = useUser();
  const abortController = useRef<AbortController>(null);
  const [isUploading, setIsUploading] = useState(false);

  const saving = useSubmit<SaveOutcome, ProfileSave>({
    mutationFn(save) {
      abortController.current = new AbortController();
      const { signal } = abortController.current;
      return saveProfile(client, save, {
        signal,
        onProgress: (_id, fraction) => setIsUploading(fraction < 1),
      });
    },
    defaultRetryAfter: DEFAULT_RETRY_SECONDS,
    async onSuccess(outcome) {
      if (outcome.state !== 'saved') return;
      await Promise.all([refresh(), invalidateQueries(queryClient, ['users'])]);
    },
    onError: (error) => {
      if (error.kind !== 'aborted') console.error('Error saving profile:', error);
    },
    onSettled: () => setIsUploading(false),
  });
  return {
    ...saving,
    /** Null unless a picture is uploading. The write that follows the upload cannot be cancelled. */
    cancel: isUploading ? () => abortController.current?.abort() : null,
  };
}
