import type { DataClient } from '../client/types.ts';
import { joinChannel } from './channels.ts';

type ConversationListener = {
  /** The other user is typing. */
  onTyping: () => void;
  /** Someone has read the conversation, possibly the same user in another window. */
  onRead: () => void;
};

/** Typing and read events between two users; only members of the conversation can listen. */
export function joinConversation(
  client: DataClient,
  { conversationId, userId }: { conversationId: string; userId: string },
  { onTyping, onRead }: ConversationListener,
) {
  const { send, leave } = joinChannel(
    client,
    { topic: `conversation:${conversationId}` },
    {
      onBroadcast(event, payload) {
        if (event === 'read') onRead();
        if (event === 'typing' && payload.user_id !== userId) onTyping();
      },
    },
  );
  return {
    sendTyping: () => send('typing', { user_id: userId }),
    sendRead: () => send('read', { user_id: userId }),
    leave,
  };
}
