import type { DataClient } from '../client.ts';
import { joinChannel } from './channels.ts';

type ConversationListener = {
  /** The other one presses keys. */
  onTyping: () => void;
  /** Someone has read, perhaps the same person in another window. */
  onRead: () => void;
};

/** What two people tell each other beside their messages; the members alone may listen. */
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
