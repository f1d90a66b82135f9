import type { DataClient } from '@showcase/data/client';
import {
  blockUser,
  markRead,
  muteConversation,
  sendMessage,
  setPresenceShown,
  unblockUser,
} from '@showcase/data/messages';

const id = '11111111-1111-4111-8111-111111111111';

/** Calls of what writes in conversations, for every-write.test.ts. */
export const messageWrites: Record<string, (client: DataClient) => Promise<unknown>> = {
  blockUser: (client) => blockUser(client, id),
  markRead: (client) => markRead(client, id),
  muteConversation: (client) => muteConversation(client, { id, isMuted: true }),
  sendMessage: (client) =>
    sendMessage(client, { conversationId: id, clientKey: id, text: 'Hello' }),
  setPresenceShown: (client) => setPresenceShown(client, false),
  unblockUser: (client) => unblockUser(client, id),
};
