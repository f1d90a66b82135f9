import type { DataError } from '@showcase/data/client';
import { muteConversation } from '@showcase/data/messages';
import { invalidateQueries, useDataClient } from '@showcase/data/query';
import { useNotify } from '@showcase/remote-contract/services';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { explainError } from '../errors/explain-error.ts';

/** Mutes a conversation, or ends that, and says so. */
export function useMute(conversationId: string) {
  const client = useDataClient();
  const queryClient = useQueryClient();
  const notify = useNotify();
  const { mutate } = useMutation<unknown, DataError, boolean>({
    mutationFn: (isMuted) => muteConversation(client, { id: conversationId, isMuted }),
    onSuccess: (_result, isMuted) => {
      const text = isMuted
        ? 'Muted. Their messages no longer notify you.'
        : 'Unmuted. Their messages notify you again.';
      notify({ kind: 'success', text });
      return Promise.all(
        ['list', 'details', 'unread'].map((part) =>
          invalidateQueries(queryClient, ['conversations', part]),
        ),
      );
    },
    onError: (error, isMuted) => {
      console.error('Error muting a conversation:', error);
      const action = isMuted ? "We couldn't mute the conversation." : "We couldn't unmute it.";
      notify({ kind: 'danger', text: explainError(error, { action }) });
    },
  });
  return mutate;
}
