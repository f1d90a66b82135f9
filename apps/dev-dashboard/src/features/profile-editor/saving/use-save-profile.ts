import { DataError, getUser, updateUser, useDataClient, useUser, type User } from '@showcase/data';
import type { ProfileValues } from '@showcase/data/schemas';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { changedFields, changesOf, valuesOf } from '../profile-values.ts';

export type Save = {
  /** The row that the edits started from. */
  base: User;
  values: ProfileValues;
};

export type SaveOutcome = { state: 'saved'; user: User } | { state: 'conflict'; theirs: User };

/** Saves the changed fields only; what another window has changed meanwhile is never overwritten unasked. */
export function useSaveProfile() {
  const client = useDataClient();
  const queryClient = useQueryClient();
  const { refresh } = useUser();

  async function save({ base, values }: Save): Promise<SaveOutcome> {
    const fields = changedFields(valuesOf(base), values);
    if (fields.length === 0) return { state: 'saved', user: base };
    const changes = changesOf(values, fields);
    try {
      const user = await updateUser(client, { id: base.id, changes, version: base.updated_at });
      return { state: 'saved', user };
    } catch (error) {
      const theirs = await newerVersion(error, base);
      if (!theirs) throw error;
      const theirFields = changedFields(valuesOf(base), valuesOf(theirs));
      if (theirFields.some((field) => fields.includes(field))) return { state: 'conflict', theirs };
      const merged = { id: base.id, changes, version: theirs.updated_at };
      return { state: 'saved', user: await updateUser(client, merged) };
    }
  }

  async function newerVersion(error: unknown, base: User) {
    if (!(error instanceof DataError) || error.kind !== 'not-found') return null;
    const current = await getUser(client, base.id);
    return current && current.updated_at !== base.updated_at ? current : null;
  }

  return useMutation<SaveOutcome, DataError, Save>({
    mutationFn: save,
    async onSuccess(outcome) {
      if (outcome.state === 'conflict') return;
      await Promise.all([refresh(), queryClient.invalidateQueries({ queryKey: ['users'] })]);
    },
    onError: (error) => console.error('Error saving profile:', error),
  });
}

/** In our own words, what to do about a save that failed. */
export function saveFailure(error: DataError) {
  switch (error.kind) {
    case 'unreachable':
    case 'timeout':
    case 'server':
      return 'Your changes are not saved: we cannot reach the marketplace. They stay here until it answers.';
    case 'rate-limited':
      return `Too many requests. You can try again in ${error.retryAfter ?? 20} s.`;
    case 'unauthenticated':
    case 'invalid-token':
      return 'Your session has ended. Sign in again in another tab, then save.';
    case 'invalid':
      return 'Your changes are not saved: one of the values was refused. Check the fields and try again.';
    default:
      return 'Your changes are not saved. Please try again.';
  }
}
