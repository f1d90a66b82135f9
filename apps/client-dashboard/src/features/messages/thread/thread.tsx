import {
  conversationQueries,
  newConversationId,
  type OpenConversation,
} from '@showcase/data/messages';
import { useDataClient, useItem, useList } from '@showcase/data/query';
import { personQueries } from '@showcase/data/users';
import { AttachmentDrop, useAttachmentDraft } from '@showcase/kit/attachments';
import { useNow } from '@showcase/hiring/requests';
import { ContactHint } from '@showcase/kit/moderation';
import { useNavigate } from '@showcase/remote-contract';
import { useMemo, useState } from 'react';
import { Composer } from '../composer/composer.tsx';
import { getConversationHref } from '../conversation-params.ts';
import { MessageLog } from '../log/message-log.tsx';
import { buildTimeline } from '../log/timeline.ts';
import { useReadMarks } from '../log/use-read-marks.ts';
import { useOutgoing } from '../outbox/use-outgoing.ts';
import { ComposerGate, isOpenDespiteBlock } from './composer-gate.tsx';
import { ThreadReport, type Reported } from './thread-report.tsx';
import { ThreadHeader } from './thread-header.tsx';
import { ThreadError, ThreadSkeleton } from './thread-states.tsx';
import { getRefetchInterval } from '../use-live-messages.ts';
import { useConversationChannel } from './use-conversation-channel.ts';
import { useOnline } from './use-online.ts';
import { useThreadPages } from './use-thread-pages.ts';

type ThreadProps = {
  userId: string;
  conversation: OpenConversation;
  messageId: string | null;
  isLive: boolean;
};

/** The conversation between two users. */
export function Thread({ userId, conversation, messageId, isLive }: ThreadProps) {
  const { id, otherId } = conversation;
  const client = useDataClient();
  const navigate = useNavigate();
  const now = useNow();
  const key = { conversationId: id, around: messageId };
  const { messages, older, newer, thread } = useThreadPages(key, isLive);
  const { outgoing, outbox, pausedUntil } = useOutgoing(userId, conversation, messages);
  const details = useItem({
    ...conversationQueries(client).details(id),
    refetchInterval: () => getRefetchInterval(isLive),
  }).data;
  const isClosed = details?.is_blocked === true && !isOpenDespiteBlock(details);
  const channel = useConversationChannel({
    // The database lets nobody join who has blocked the other one.
    conversationId: conversation.isNew || isClosed ? null : id,
    userId,
    messages,
  });
  const { data: marks } = useReadMarks(id);
  const people = useList(personQueries(client).people([userId, ...(otherId ? [otherId] : [])]));
  const findPerson = (personId: string | null) =>
    people.data.find(({ id: candidateId }) => candidateId === personId);
  const isOnline = useOnline(messages.length > 0 ? otherId : null);
  const readUntil = otherId ? marks?.[otherId] : undefined;
  const other = findPerson(otherId);
  const name = other?.name ?? (otherId === null ? FORMER_USER : getMissingName(people));
  const hasOlder = older.hasMore;
  const shownOutgoing = newer.hasMore ? NONE : outgoing;
  const items = useMemo(
    () =>
      buildTimeline({
        messages,
        outgoing: shownOutgoing,
        hasOlder,
        userId,
        name,
        readUntil,
        now,
      }),
    [messages, shownOutgoing, hasOlder, userId, name, readUntil, now],
  );
  const [reported, setReported] = useState<Reported | null>(null);
  const openNewest = () =>
    void navigate(getConversationHref({ id, other: { id: otherId } }), {
      replace: true,
      preventScrollReset: true,
    });
  const draftKey = otherId ?? id;
  const draft = useAttachmentDraft(`message-${draftKey}`);
  const canWrite = otherId !== null && !isClosed && findPerson(userId)?.is_suspended !== true;
  const send = (text: string) => {
    const attachments = draft.take();
    const isWithFiles = attachments.length > 0 && otherId !== null;
    outbox.add(isWithFiles ? newConversationId(otherId) : id, text, attachments);
    if (newer.hasMore) openNewest();
  };

  return (
    <AttachmentDrop draft={draft} isDisabled={!canWrite}>
      <ThreadHeader
        conversationId={id}
        details={details}
        name={name}
        person={other}
        isOnline={isOnline}
        isTyping={channel.isTyping}
        onReport={() => setReported('person')}
      />
      {thread.isPending && <ThreadSkeleton />}
      {thread.error && !thread.data && (
        <ThreadError error={thread.error} onRetry={() => void thread.refetch()} />
      )}
      {thread.data && (
        <MessageLog
          key={messageId}
          userId={userId}
          conversationId={id}
          messages={messages}
          items={items}
          name={name}
          older={older}
          newer={newer}
          around={messageId}
          onRetry={outbox.retry}
          onDiscard={outbox.discard}
          onReport={setReported}
          onRead={channel.sendRead}
          onOpenNewest={openNewest}
        />
      )}
      {conversation.isNew && canWrite && messages.length === 0 && <ContactHint userId={userId} />}
      <ComposerGate
        isDeleted={otherId === null}
        me={findPerson(userId)}
        other={other}
        details={details}
      >
        <Composer
          userId={userId}
          draftKey={draftKey}
          draft={draft}
          name={name}
          pausedUntil={pausedUntil}
          onSend={send}
          onTyping={channel.sendTyping}
        />
      </ComposerGate>
      {reported && otherId && (
        <ThreadReport reported={reported} personId={otherId} onClose={() => setReported(null)} />
      )}
    </AttachmentDrop>
  );
}

const NONE: [] = [];
const FORMER_USER = 'Former user';

/** Who is not in the list of people, if it could be read, has deleted their account. */
function getMissingName({ isPending, error }: { isPending: boolean; error: unknown }) {
  if (isPending) return '';
  return error ? 'Name unavailable' : FORMER_USER;
}
