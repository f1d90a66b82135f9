import type { Message } from '@showcase/data/messages';
import { Button, isolated, VisuallyHidden } from '@showcase/ui';
import { useVirtualizer } from '@tanstack/react-virtual';
import { ArrowDown } from 'lucide-react';
import { useLayoutEffect, useRef, useState } from 'react';
import { Announcement } from './announcement.tsx';
import { Log, LogFrame, JumpToNewest, Rows, Spacer } from './log.styles.ts';
import { OLDER_HEIGHT, OlderMessages, type OlderPages } from './older-messages.tsx';
import { TimelineRow, type RowActions } from './timeline-row.tsx';
import type { TimelineItem } from './timeline.ts';
import { useLoadOlder } from './use-load-older.ts';
import { useMarkRead } from './use-read-marks.ts';

/** Within this many pixels of the end, the log counts as scrolled to the end. */
const NEAR_END = 80;
const ESTIMATED_ROW_HEIGHT = 56;

type MessageLogProps = RowActions & {
  userId: string;
  conversationId: string;
  messages: readonly Message[];
  items: readonly TimelineItem[];
  older: OlderPages;
  onRead: () => void;
};

/** The virtualized list of messages. */
export function MessageLog(props: MessageLogProps) {
  const { items, older, messages, userId, conversationId, onRead, ...actions } = props;
  const { name } = actions;
  const scroller = useRef<HTMLDivElement>(null);
  const [isAtEnd, setIsAtEnd] = useState(true);
  // oxlint-disable-next-line react/incompatible-library -- the React Compiler is not used here
  const virtualizer = useVirtualizer({
    count: items.length,
    getScrollElement: () => scroller.current,
    getItemKey: (index) => items[index]?.key ?? index,
    estimateSize: () => ESTIMATED_ROW_HEIGHT,
    overscan: 8,
    paddingStart: older.hasMore ? OLDER_HEIGHT : 0,
    anchorTo: 'end',
    followOnAppend: true,
    scrollEndThreshold: NEAR_END,
    onChange: (instance) => setIsAtEnd(instance.isAtEnd(NEAR_END)),
  });
  useMarkRead({ userId, conversationId, messages, isAtEnd, onRead });
  const loadOlder = useLoadOlder(scroller, older);
  const sendingKey = getSendingKey(items);
  useLayoutEffect(() => virtualizer.scrollToEnd(), [virtualizer]);
  useLayoutEffect(() => {
    if (sendingKey) virtualizer.scrollToEnd();
  }, [virtualizer, sendingKey]);

  const virtualRows = virtualizer.getVirtualItems();
  return (
    <LogFrame>
      <Log
        ref={scroller}
        role="log"
        aria-live="off"
        aria-label={isolated`Messages with ${name}`}
        tabIndex={0}
        onScroll={loadOlder}
      >
        <Spacer style={{ blockSize: virtualizer.getTotalSize() }}>
          {older.hasMore && <OlderMessages {...older} />}
          <Rows style={{ transform: `translateY(${virtualRows[0]?.start ?? 0}px)` }}>
            {virtualRows.map(({ index, key }) => {
              const item = items[index];
              return (
                item && (
                  <li key={key} data-index={index} ref={virtualizer.measureElement}>
                    <TimelineRow item={item} {...actions} />
                  </li>
                )
              );
            })}
          </Rows>
        </Spacer>
      </Log>
      {!isAtEnd && (
        <JumpToNewest>
          <Button size="s" onClick={() => virtualizer.scrollToEnd()}>
            <ArrowDown aria-hidden />
            Newest messages
          </Button>
        </JumpToNewest>
      )}
      <VisuallyHidden as="div">
        <Announcement messages={messages} userId={userId} name={name} />
      </VisuallyHidden>
    </LogFrame>
  );
}

/** The key of the last item if it is a message that is still being sent. */
function getSendingKey(items: readonly TimelineItem[]) {
  const last = items.at(-1);
  return last?.kind === 'message' && last.message.state === 'waiting' ? last.key : null;
}
