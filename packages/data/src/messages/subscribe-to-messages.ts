import type { DataClient } from '../client/types.ts';
import { joinUserChannel } from '../realtime/user-channel.ts';

type MessagesListener = {
  /** Anyone wrote a message in one of the user's conversations. */
  onMessage: (conversationId: string) => void;
  /** The user has read a conversation, possibly in another tab or on another device. */
  onRead: () => void;
  /** The unread messages of a conversation have changed, or whether it is muted. */
  onChange: (conversationId: string) => void;
  /** Whether live updates are currently arriving. */
  onStatus: (isLive: boolean) => void;
  /** Messages may have been missed: refetch them. */
  onCatchUp: () => void;
};

/** Subscribes to a user's conversations until the returned function is called. */
export function subscribeToMessages(
  client: DataClient,
  userId: string,
  { onMessage, onRead, onChange, ...listener }: MessagesListener,
): () => void {
  return joinUserChannel(client, userId, {
    ...listener,
    onEvent(event, { conversation_id }) {
      if (event === 'message_added') onMessage(String(conversation_id));
      if (event === 'conversation_read') onRead();
      if (event === 'conversation_changed') onChange(String(conversation_id));
    },
  });
}
