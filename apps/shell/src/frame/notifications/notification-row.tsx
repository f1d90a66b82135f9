import type { Notification } from '@showcase/data/notifications';
import { Link } from '@showcase/remote-contract';
import { bidi, IconButton, RelativeTime, VisuallyHidden } from '@showcase/ui';
import Check from 'lucide-react/icons/check';
import { useRef } from 'react';
import { useIsKnownPath } from '../../core/known-releases.tsx';
import { Row, Title, CreatedAt } from './bell.styles.ts';

type NotificationRowProps = { notification: Notification; onRead: () => void };

/** Following it marks it as read. */
export function NotificationRow({ notification, onRead }: NotificationRowProps) {
  const { title, link, read_at, created_at } = notification;
  const isKnown = useIsKnownPath();
  const row = useRef<HTMLLIElement>(null);
  const isUnread = read_at === null;
  const isLink = link !== null && isKnown(link.split(/[?#]/)[0] ?? '');
  const markRead = () => {
    if (isUnread) onRead();
  };
  return (
    <Row ref={row} tabIndex={-1} aria-label={title} data-unread={isUnread || undefined}>
      <div>
        <Title dir="auto" {...(isLink && { as: Link, to: link, onClick: markRead })}>
          {isUnread && <VisuallyHidden>Unread: </VisuallyHidden>}
          {title}
        </Title>
        <CreatedAt>
          <RelativeTime date={created_at} />
        </CreatedAt>
      </div>
      {isUnread && (
        <IconButton
          size="s"
          label={bidi`Mark as read: ${title}`}
          onClick={() => {
            // The button disappears with the mark, so the row takes the focus.
            row.current?.focus();
            markRead();
          }}
        >
          <Check aria-hidden />
        </IconButton>
      )}
    </Row>
  );
}
