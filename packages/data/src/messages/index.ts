export { conversationQueries } from '../conversations/conversation-queries.ts';
export {
  newConversationId,
  type Conversation,
  type OpenConversation,
  type SharedRequest,
} from '../conversations/conversation.ts';
export {
  muteConversation,
  muteConversationOptions,
  type ConversationDetails,
} from '../conversations/conversation-state.ts';
export {
  refetchConversation,
  refetchConversations,
  refetchMarkedRead,
  refetchNewMessages,
  refetchReadMarks,
  refetchSentMessages,
  refetchUnreadCount,
} from '../conversations/refetch-conversations.ts';
export { blockQueries, blockUser, blockUserOptions, unblockUser } from '../conversations/blocks.ts';
export { presenceQuery, setPresenceShown } from '../conversations/presence.ts';
export { MESSAGE_MAX_LENGTH, type Message, type RequestStep } from './message.ts';
export { flattenMessages } from './message-pages.ts';
export { messageQueries, type ThreadKey } from './message-queries.ts';
export { sendMessage } from './messages.ts';
export type { FoundMessage } from './search-messages.ts';
export { markRead } from './read-marks.ts';
export { subscribeToMessages } from './subscribe-to-messages.ts';
export { joinConversation } from '../realtime/conversation-channel.ts';
export { goOnline, subscribeToOnline } from '../realtime/online-channel.ts';
