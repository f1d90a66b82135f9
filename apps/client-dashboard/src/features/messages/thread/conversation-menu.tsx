import type { DataError } from '@showcase/data/client';
import { muteConversation } from '@showcase/data/messages';
import { invalidateQueries, useDataClient } from '@showcase/data/query';
import { explainError } from '@showcase/kit/errors';
import { useNotify } from '@showcase/remote-contract/services';
import { IconButton } from '@showcase/ui';
import { Menu } from '@showcase/ui/controls';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Ban, Bell, BellOff, Ellipsis, Files } from 'lucide-react';
import { useState } from 'react';
import { BlockDialog, useBlock } from './block/block-dialog.tsx';

type ConversationMenuProps = {
  conversationId: string;
  isMuted: boolean;
  isBlocked: boolean;
  /** Null if the account is deleted. */
  person: { id: string; name: string } | null;
  onOpenFiles: () => void;
};

export function ConversationMenu(props: ConversationMenuProps) {
  const { conversationId, isMuted, isBlocked, person, onOpenFiles } = props;
  const mute = useMute(conversationId);
  const block = useBlock(person ?? { id: '', name: '' });
  const [isBlocking, setIsBlocking] = useState(false);
  return (
    <>
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
          ...(person
            ? [
                {
                  label: isBlocked ? 'Unblock' : 'Block…',
                  icon: <Ban aria-hidden />,
                  onSelect: () => (isBlocked ? block.mutate(false) : setIsBlocking(true)),
                },
              ]
            : []),
        ]}
      />
      {person && <BlockDialog person={person} isOpen={isBlocking} onOpenChange={setIsBlocking} />}
    </>
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
