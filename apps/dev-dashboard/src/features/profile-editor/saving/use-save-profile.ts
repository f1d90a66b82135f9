import { useDataClient } from '@showcase/data/query';
import { useUser } from '@showcase/data/session';
import { refetchUsers } from '@showcase/data/users';
import type { ProfileValues } from '@showcase/data/schemas';
import { useSubmit } from '@showcase/kit/forms';
import { saveProfile, type ProfileSave, type SaveOutcome } from '@showcase/kit/saving';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { DEFAULT_RETRY_SECONDS } from '../../../shared/saving/default-retry-seconds.ts';
import type { Profile } from '../profile-values.ts';
import { profileAccess } from './profile-access.ts';

export function useSaveProfile() {
  const client = useDataClient();
  const queryClient = useQueryClient();
  const { refresh } = useUser();
  const abortController = useRef<AbortController>(null);
  const [isUploading, setIsUploading] = useState(false);

  const saving = useSubmit<
    SaveOutcome<Profile, ProfileValues>,
    ProfileSave<Profile, ProfileValues>
  >({
    mutationFn(save) {
      abortController.current = new AbortController();
      const { signal } = abortController.current;
      return saveProfile(client, save, profileAccess(client, save.base.user.id), {
        signal,
        onProgress: (_id, fraction) => setIsUploading(fraction < 1),
      });
    },
    defaultRetryAfter: DEFAULT_RETRY_SECONDS,
    async onSuccess(outcome) {
      if (outcome.state !== 'saved') return;
      await Promise.all([refresh(), refetchUsers(queryClient)]);
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
