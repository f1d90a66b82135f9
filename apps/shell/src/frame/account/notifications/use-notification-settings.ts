import {
  applyChange,
  notificationSettingQueries,
  saveNotificationSettings,
  type NotificationChange,
} from '@showcase/data/notifications';
import { useDataClient, useItem } from '@showcase/data/query';
import { useMutation, useMutationState, useQueryClient } from '@tanstack/react-query';

/** The user's settings as they will be once all pending changes are saved. */
export function useNotificationSettings(userId: string) {
  const query = notificationSettingQueries(useDataClient()).mine(userId);
  const { data, ...state } = useItem(query);
  const pending = useMutationState({
    filters: { mutationKey: query.queryKey, status: 'pending' },
    select: (mutation) => mutation.state.variables as NotificationChange,
  });
  return { ...state, settings: data && pending.reduce(applyChange, data) };
}

/** Saves one change at a time, so that the last one wins. One that fails is undone by not being pending anymore. */
export function useChangeSettings(userId: string) {
  const client = useDataClient();
  const queryClient = useQueryClient();
  const { queryKey } = notificationSettingQueries(client).mine(userId);
  return useMutation({
    mutationKey: queryKey,
    scope: { id: queryKey.join() },
    async mutationFn(change: NotificationChange) {
      const saved = queryClient.getQueryData(queryKey);
      if (!saved) return;
      const next = applyChange(saved, change);
      await saveNotificationSettings(client, next);
      await queryClient.cancelQueries({ queryKey });
      queryClient.setQueryData(queryKey, next);
    },
  });
}
