import type { DataError } from '@showcase/data/client';
import { muteConversation } from '@showcase/data/messages';
import { invalidateQueries, useDataClient } from '@showcase/data/query';
import { explainError } from '@showcase/kit/errors';
import { useNotify } from '@showcase/remote-contract/services';
import { IconButton } from '@showcase/ui';
import { Menu } from '@showcase/ui/controls';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Bell, BellOff, Ellipsis, Files } from 'lucide-react';

type ConversationMenuProps = { conversationId: string; isMuted: boolean; onOpenFiles: () => void };

export function ConversationMenu({ conversationId, isMuted, onOpenFiles }: ConversationMenuProps) {
  const mute = useMute(conversationId);
  return (
    <Menu
      trigger={
        <IconButton label="Conversation menu">
          <Ellipsis aria-hidden />
        </IconButton>
      }
      items={[
        { label: 'Files', icon: <Files aria-hidden />, onSelect: onOpenFiles },
        {
          label: isMuted ? 'Unmute' : 'Mute',
          icon: isMuted ? <Bell aria-hidden /> : <BellOff aria-hidden />,
          onSelect: () => mute(!isMuted),
        },
      ]}
    />
  );
}

function useMute(conversationId: string) {
  const client = useDataClient();
  const queryClient = useQueryClient();
  const notify = useNotify();
  const { mutate } = useMutation<unknown, DataError, boolean>({
    mutationFn: (isMuted) => muteConversation(client, { id: conversationId, isMuted }),
    onSuccess: (_result, isMuted) => {
      const text = isMuted
        ? 'Muted. Messages here no longer notify you.'
        : 'Unmuted. Messages here notify you again.';
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
