import type { Conversation } from './conversation.ts';
import { adaConversations } from './ada.ts';
import { noahConversations } from './noah.ts';
import { otherConversations } from './others.ts';

export const conversations: readonly Conversation[] = [
  ...noahConversations,
  ...adaConversations,
  ...otherConversations,
];
