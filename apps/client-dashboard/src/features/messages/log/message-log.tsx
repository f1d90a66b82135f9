import type { Message } from '@showcase/data/messages';
import { bidi, Button, VisuallyHidden } from '@showcase/ui';
import { useVirtualizer } from '@tanstack/react-virtual';
import ArrowDown from 'lucide-react/icons/arrow-down';
import { useLayoutEffect, useRef, useState } from 'react';
import { Announcement } from './announcement.tsx';
import { Log, LogFrame, JumpToNewest, Row, Rows, Spacer } from './log.styles.ts';
import { MORE_HEIGHT, MoreMessages } from './more-messages.tsx';
import { foldSteps, type Fold } from '../steps/fold-steps.ts';
import { TimelineRow, type RowActions } from './timeline-row.tsx';
import type { TimelineItem } from './timeline.ts';
import { NEAR_END, useAtEnd } from './use-at-end.ts';
import { useLoadPages, type ThreadPages } from './use-load-pages.ts';
import { useMarkRead } from './use-read-marks.ts';

const ESTIMATED_ROW_HEIGHT = 56;

type MessageLogProps = RowActions & {
  userId: string;
  conversationId: string;
  messages: readonly Message[];
  items: readonly TimelineItem[];
  older: ThreadPages;
  newer: ThreadPages;
  /** The message at which the log is opened; null for its end. */
  around: string | null;
  onRead: () => void;
  /** Opens the end of the thread, of which this is a part further up. */
  onOpenNewest: () => void;
};

/** The virtualized list of messages. */
export function MessageLog(props: MessageLogProps) {
  const { items: all, older, newer, around, messages, userId, conversationId, ...rest } = props;
  const { onRead, onOpenNewest, ...actions } = rest;
  const [openFolds, setOpenFolds] = useState<ReadonlySet<string>>(new Set());
  const items = foldSteps(all, openFolds);
  const toggleFold = (key: string) =>
    setOpenFolds(
      (open) =>
        new Set(open.has(key) ? [...open].filter((other) => other !== key) : [...open, key]),
    );
  const { name } = actions;
  const scroller = useRef<HTMLDivElement>(null);
  const [isAtEnd, updateIsAtEnd] = useAtEnd(around === null);
  const [foundIndex] = useState(() => findIndex(items, around));
  // oxlint-disable-next-line react/incompatible-library -- the React Compiler is not used here
  const virtualizer = useVirtualizer({
    count: items.length,
    getScrollElement: () => scroller.current,
    getItemKey: (index) => items[index]?.key ?? index,
    estimateSize: () => ESTIMATED_ROW_HEIGHT,
    overscan: 8,
    paddingStart: older.hasMore ? MORE_HEIGHT : 0,
    paddingEnd: newer.hasMore ? MORE_HEIGHT : 0,
    anchorTo: 'end',
    followOnAppend: !newer.hasMore && !newer.isLoading,
    scrollEndThreshold: NEAR_END,
    onChange: updateIsAtEnd,
  });
  const isNewestOnScreen = isAtEnd && !newer.hasMore;
  useMarkRead({ userId, conversationId, messages, isAtEnd: isNewestOnScreen, onRead });
  const loadPages = useLoadPages(scroller, { older, newer });
  const sendingKey = getSendingKey(items);
  useLayoutEffect(() => {
    if (foundIndex === -1) virtualizer.scrollToEnd();
    else virtualizer.scrollToIndex(foundIndex, { align: 'center' });
  }, [virtualizer, foundIndex]);
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
        aria-label={bidi`Messages with ${name}`}
        tabIndex={0}
        onScroll={loadPages}
      >
        <Spacer style={{ blockSize: virtualizer.getTotalSize() }}>
          {older.hasMore && <MoreMessages direction="older" pages={older} />}
          <Rows style={{ transform: `translateY(${virtualRows[0]?.start ?? 0}px)` }}>
            {virtualRows.map(({ index, key }) => {
              const item = items[index];
              return (
                item && (
                  <Row
                    key={key}
                    data-index={index}
                    ref={virtualizer.measureElement}
                    aria-current={isFound(item, around) || undefined}
                  >
                    <TimelineRow item={item} onToggleFold={toggleFold} {...actions} />
                  </Row>
                )
              );
            })}
          </Rows>
          {newer.hasMore && <MoreMessages direction="newer" pages={newer} />}
        </Spacer>
      </Log>
      {!isNewestOnScreen && (
        <JumpToNewest>
          <Button size="s" onClick={newer.hasMore ? onOpenNewest : () => virtualizer.scrollToEnd()}>
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

/** Of a request's message, the bubble is found and not the line of its step. */
function isFound(item: TimelineItem | Fold, messageId: string | null) {
  return messageId !== null && item.kind === 'message' && item.messageId === messageId;
}

function findIndex(items: readonly (TimelineItem | Fold)[], messageId: string | null) {
  return items.findIndex((item) => isFound(item, messageId));
}

/** The key of the last item if it is a message that is still being sent. */
function getSendingKey(items: readonly (TimelineItem | Fold)[]) {
  const last = items.at(-1);
  return last?.kind === 'message' && last.message.state === 'waiting' ? last.key : null;
}
