import { muteConversationOptions } from '@showcase/data/messages';
import { useDataClient } from '@showcase/data/query';
import { useNotify } from '@showcase/remote-contract/services';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { explainError } from '../errors/explain-error.ts';

/** Mutes a conversation, or ends that, and says so. */
export function useMute(conversationId: string) {
  const options = muteConversationOptions(useDataClient(), useQueryClient());
  const notify = useNotify();
  const { mutate } = useMutation({
    ...options,
    onSuccess(...result) {
      const [, { isMuted }] = result;
      const text = isMuted
        ? 'Muted. Their messages no longer notify you.'
        : 'Unmuted. Their messages notify you again.';
      notify({ kind: 'success', text });
      return options.onSuccess?.(...result);
    },
    onError: (error, { isMuted }) => {
      console.error('Error muting a conversation:', error);
      const action = isMuted ? "We couldn't mute the conversation." : "We couldn't unmute it.";
      notify({ kind: 'danger', text: explainError(error, { action }) });
    },
  });
  return (isMuted: boolean) => mutate({ id: conversationId, isMuted });
}
