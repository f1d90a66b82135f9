import { imageUrl } from '@showcase/data/images';
import type { ConversationDetails } from '@showcase/data/messages';
import { useDataClient } from '@showcase/data/query';
import type { Person } from '@showcase/data/users';
import { Link as RouterLink } from '@showcase/remote-contract';
import { Avatar, Link, RelativeTime, VisuallyHidden } from '@showcase/ui';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import BellOff from 'lucide-react/icons/bell-off';
import { useEffect, useRef, useState } from 'react';
import { ConversationFiles } from '../files/conversation-files.tsx';
import { hasKeyboard } from '../has-keyboard.ts';
import { ConversationMenu } from './conversation-menu.tsx';
import { RequestLinks } from './request-links.tsx';
import { Back, OnlineDot, Header, HeaderName, HeaderState } from './thread.styles.ts';

type ThreadHeaderProps = {
  conversationId: string;
  /** Null while loading, and until the first message. */
  details: ConversationDetails | null;
  name: string;
  /** Undefined while loading, and for a deleted account. */
  person: Person | undefined;
  isOnline: boolean;
  isTyping: boolean;
  onReport: () => void;
};

export function ThreadHeader(props: ThreadHeaderProps) {
  const { conversationId, details, name, person, isOnline, isTyping, onReport } = props;
  const client = useDataClient();
  const heading = useRef<HTMLHeadingElement>(null);
  const [areFilesOpen, setAreFilesOpen] = useState(false);

  useEffect(() => {
    // On narrow screens the thread replaces the list, so the element that had the focus is gone.
    if (!hasKeyboard()) heading.current?.focus({ preventScroll: true });
  }, []);

  return (
    <Header>
      <Back as={RouterLink} to="/dashboard/client/messages" aria-label="Back to conversations">
        <ArrowLeft aria-hidden />
      </Back>
      <Avatar name={name} src={imageUrl(client, person?.avatar ?? null)} aria-hidden />
      <div>
        <HeaderName ref={heading} tabIndex={-1} dir="auto">
          {person?.is_creator ? (
            <Link variant="quiet" href={`/creators/${person.id}`}>
              {name}
            </Link>
          ) : (
            <span>{name || <VisuallyHidden>Conversation</VisuallyHidden>}</span>
          )}
        </HeaderName>
        <HeaderState role="status">
          <PresenceStatus person={person} isOnline={isOnline} isTyping={isTyping} />
        </HeaderState>
        {details?.is_muted && (
          <HeaderState>
            <BellOff aria-hidden />
            Muted
          </HeaderState>
        )}
      </div>
      {details && (
        <>
          <RequestLinks requests={details.requests} />
          <ConversationMenu
            conversationId={conversationId}
            isMuted={details.is_muted}
            isBlocked={details.is_blocked}
            person={person ?? null}
            onOpenFiles={() => setAreFilesOpen(true)}
            onReport={onReport}
          />
          <ConversationFiles
            conversation={{ id: conversationId, name, personId: person?.id ?? null }}
            isOpen={areFilesOpen}
            onOpenChange={setAreFilesOpen}
          />
        </>
      )}
    </Header>
  );
}

type PresenceStatusProps = Pick<ThreadHeaderProps, 'person' | 'isOnline' | 'isTyping'>;

function PresenceStatus({ person, isOnline, isTyping }: PresenceStatusProps) {
  if (isTyping) return 'Typing…';
  if (isOnline) {
    return (
      <>
        <OnlineDot aria-hidden />
        Online now
      </>
    );
  }
  if (!person?.last_seen_at) return null;
  return (
    <span>
      Last seen <RelativeTime date={person.last_seen_at} />
    </span>
  );
}
