import { Button } from '@showcase/ui';
import { MoreMessagesArea } from './log.styles.ts';
import type { ThreadPages } from './use-load-pages.ts';

/** The space above the first row, and below the last one, in pixels. */
export const MORE_HEIGHT = 72;

type MoreMessagesProps = { pages: ThreadPages; direction: 'older' | 'newer' };

export function MoreMessages({ pages, direction }: MoreMessagesProps) {
  const { isLoading, hasFailed, load } = pages;
  return (
    <MoreMessagesArea $isAtEnd={direction === 'newer'} style={{ blockSize: MORE_HEIGHT }}>
      {hasFailed ? (
        <>
          We couldn't load {direction} messages.
          <Button size="s" onClick={load} isBusy={isLoading}>
            Retry
          </Button>
        </>
      ) : (
        isLoading && `Loading ${direction} messages…`
      )}
    </MoreMessagesArea>
  );
}
