import type { Conversation } from '@showcase/data/messages';
import { isSelectedConversation, type ConversationParams } from '../conversation-params.ts';
import { ConversationItem } from './conversation-item.tsx';
import { Items } from './conversation-list.styles.ts';
import { ShowMore, type MoreRows } from './show-more.tsx';

type ConversationItemsProps = {
  conversations: readonly Conversation[];
  userId: string;
  conversationParams: ConversationParams | null;
  list: MoreRows;
  isBusy: boolean;
};

export function ConversationItems(props: ConversationItemsProps) {
  const { conversations, userId, conversationParams, list, isBusy } = props;
  return (
    <Items aria-label="Conversations" role="list" aria-busy={isBusy}>
      {conversations.map((conversation) => (
        <li key={conversation.id}>
          <ConversationItem
            conversation={conversation}
            userId={userId}
            isSelected={isSelectedConversation(conversationParams, conversation)}
          />
        </li>
      ))}
      <ShowMore rows={list} />
    </Items>
  );
}
