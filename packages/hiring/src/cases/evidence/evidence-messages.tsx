import type { CaseEvidence } from '@showcase/data/hire-requests';
import { RelativeTime } from '@showcase/ui';
import { SentAttachments } from '@showcase/kit/attachments';
import { LinkedText } from '@showcase/kit/text';
import { Quote } from '../../requests/panel/panel.styles.ts';
import { nameSide, type CaseReader } from '../texts/case-texts.ts';
import { Message, MessageHead, Messages } from './evidence.styles.ts';

type EvidenceMessagesProps = Pick<CaseEvidence, 'request' | 'messages'> & { reader: CaseReader };

/** The messages between the two, oldest first. */
export function EvidenceMessages({ request, messages, reader }: EvidenceMessagesProps) {
  if (messages.length === 0) return <Quote>No messages were written.</Quote>;
  return (
    <Messages role="list" aria-label="Messages">
      {messages.map(({ id, sender_id, text, created_at, attachments }) => (
        <Message key={id}>
          <MessageHead>
            <strong>{nameSender(sender_id, request, reader)}</strong>{' '}
            <RelativeTime date={created_at} />
          </MessageHead>
          <Quote dir="auto">
            <LinkedText>{text ?? ''}</LinkedText>
          </Quote>
          {attachments.length > 0 && (
            <SentAttachments attachments={attachments} count={attachments.length} />
          )}
        </Message>
      ))}
    </Messages>
  );
}

function nameSender(senderId: string | null, request: CaseEvidence['request'], reader: CaseReader) {
  return nameSide(senderId === request.client_id ? 'client' : 'creator', request, reader);
}
