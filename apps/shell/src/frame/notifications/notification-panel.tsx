import type { DataError } from '@showcase/data/client';
import type { Notification, Notifications } from '@showcase/data/notifications';
import { ErrorNotice, explainError } from '@showcase/kit/errors';
import { Button, Notice, SkeletonGroup, SkeletonText } from '@showcase/ui';
import { useRef } from 'react';
import { Empty, PanelHeader, PanelSection, Rows } from './bell.styles.ts';
import { NotificationRow } from './notification-row.tsx';
import type { useMarkRead } from './use-mark-read.ts';

const LOAD_ERROR = { action: "We couldn't load your notifications." };

type NotificationPanelProps = {
  data: Notifications | null;
  error: DataError | null;
  isPending: boolean;
  refetch: () => void;
  marking: Pick<ReturnType<typeof useMarkRead>, 'mutate' | 'error'>;
};

/** The panel that the bell opens. */
export function NotificationPanel(props: NotificationPanelProps) {
  const { data, error, isPending, refetch, marking } = props;
  const heading = useRef<HTMLHeadingElement>(null);
  if (isPending) {
    return (
      <SkeletonGroup label="Loading notifications">
        <SkeletonText lines={4} />
      </SkeletonGroup>
    );
  }
  if (!data) {
    return (
      <Notice
        variant="warning"
        action={
          <Button size="s" onClick={refetch}>
            Retry
          </Button>
        }
      >
        {error ? explainError(error, LOAD_ERROR) : LOAD_ERROR.action}
      </Notice>
    );
  }
  const markRead = (id: string | null) => marking.mutate(id);
  return (
    <>
      <PanelHeader>
        <h2 ref={heading} tabIndex={-1}>
          Notifications
        </h2>
        {data.unread > 0 && (
          <Button
            variant="ghost"
            size="s"
            onClick={() => {
              heading.current?.focus();
              markRead(null);
            }}
          >
            Mark all as read
          </Button>
        )}
      </PanelHeader>
      <ErrorNotice error={marking.error} action="Not saved." />
      <NotificationList
        title="Needs your answer"
        empty="You're all caught up."
        rows={data.needsAnswer}
        onRead={markRead}
      />
      <NotificationList
        title="Updates"
        empty="Updates about your requests, reviews and messages appear here."
        rows={data.updates}
        onRead={markRead}
      />
    </>
  );
}

type ListProps = {
  title: string;
  empty: string;
  rows: Notification[];
  onRead: (id: string) => void;
};

function NotificationList({ title, empty, rows, onRead }: ListProps) {
  return (
    <PanelSection>
      <h3>{title}</h3>
      {rows.length === 0 ? (
        <Empty>{empty}</Empty>
      ) : (
        <Rows role="list" aria-label={title}>
          {rows.map((row) => (
            <NotificationRow key={row.id} notification={row} onRead={() => onRead(row.id)} />
          ))}
        </Rows>
      )}
    </PanelSection>
  );
}
