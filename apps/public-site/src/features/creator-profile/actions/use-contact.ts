import { startConversation, useDataClient, useUser } from '@showcase/data';
import { useNavigate } from '@showcase/remote-contract';
import { useSubmit } from '@showcase/kit/forms';
import { useQueryClient } from '@tanstack/react-query';
import { repeatLost } from '../../../shared/sending/repeat-lost.ts';

/** Opens the conversation with a creator; a visitor signs in on the way. */
export function useContact(creatorId: string) {
  const client = useDataClient();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const { authUser } = useUser();
  const messages = `/dashboard/client/messages?with=${creatorId}`;
  const starting = useSubmit<string>({
    mutationFn: () => startConversation(client, creatorId),
    ...repeatLost,
    onSuccess() {
      void queryClient.invalidateQueries({ queryKey: ['conversations'] });
      void navigate(messages);
    },
    onError: (error) => console.error('Error starting conversation:', error),
  });

  return {
    isStarting: starting.isPending,
    error: starting.isPending ? null : starting.error,
    start: () => {
      if (authUser) starting.mutate();
      else void navigate(`/login?next=${encodeURIComponent(messages)}`);
    },
  };
}
