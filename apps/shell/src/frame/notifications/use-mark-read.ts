import {
  applyRead,
  markNotificationsRead,
  notificationQueries,
} from '@showcase/data/notifications';
import { invalidateQueries, useDataClient } from '@showcase/data/query';
import { useMutation, useQueryClient } from '@tanstack/react-query';

/** Marks one notification, or all with null, as read. Updates the screen optimistically and rolls back on failure. */
export function useMarkRead(userId: string) {
  const client = useDataClient();
  const queryClient = useQueryClient();
  const { queryKey } = notificationQueries(client).byUser(userId);
  return useMutation({
    mutationFn: (id: string | null) => markNotificationsRead(client, id),
    async onMutate(id) {
      await queryClient.cancelQueries({ queryKey });
      const before = queryClient.getQueryData(queryKey);
      queryClient.setQueryData(queryKey, before && applyRead(before, id, new Date().toISOString()));
      return before;
    },
    onError: (_error, _id, before) => queryClient.setQueryData(queryKey, before),
    onSettled: () => invalidateQueries(queryClient, queryKey),
  });
}
