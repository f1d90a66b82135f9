import type { Conversation } from './conversation.ts';
import { conversationsOfAda } from './of-ada.ts';
import { conversationsOfNoah } from './of-noah.ts';
import { conversationsOfOthers } from './of-others.ts';

export const conversations: readonly Conversation[] = [
  ...conversationsOfNoah,
  ...conversationsOfAda,
  ...conversationsOfOthers,
];
