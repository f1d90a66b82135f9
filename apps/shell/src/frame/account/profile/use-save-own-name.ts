import type { OwnNameValues } from '@showcase/data/schemas';
import { useDataClient } from '@showcase/data/query';
import { useUser } from '@showcase/data/session';
import { refetchUsers } from '@showcase/data/users';
import { useSubmit } from '@showcase/kit/forms';
import { saveProfile, type ProfileSave, type SaveOutcome } from '@showcase/kit/saving';
import { useQueryClient } from '@tanstack/react-query';
import { ownNameAccess, type OwnRows } from './save-own-name.ts';

export function useSaveOwnName() {
  const client = useDataClient();
  const queryClient = useQueryClient();
  const { refresh } = useUser();
  return useSubmit<SaveOutcome<OwnRows, OwnNameValues>, ProfileSave<OwnRows, OwnNameValues>>({
    mutationFn: (save) => saveProfile(client, save, ownNameAccess(client, save.base.user.id)),
    async onSuccess({ state }) {
      if (state !== 'saved') return;
      await Promise.all([refresh(), refetchUsers(queryClient)]);
    },
  });
}
