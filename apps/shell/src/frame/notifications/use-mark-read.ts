import { markNotificationsReadOptions } from '@showcase/data/notifications';
import { useDataClient } from '@showcase/data/query';
import { useMutation, useQueryClient } from '@tanstack/react-query';

/** Marks one notification, or all with null, as read. */
export function useMarkRead(userId: string) {
  return useMutation(markNotificationsReadOptions(useDataClient(), useQueryClient(), { userId }));
}
