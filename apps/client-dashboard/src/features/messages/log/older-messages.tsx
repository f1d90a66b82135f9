import { Button } from '@showcase/ui';
import { OlderMessagesArea } from './log.styles.ts';

/** The space above the first row, in pixels. */
export const OLDER_HEIGHT = 72;

export type OlderPages = {
  hasMore: boolean;
  isLoading: boolean;
  hasFailed: boolean;
  load: () => void;
};

export function OlderMessages({ isLoading, hasFailed, load }: OlderPages) {
  return (
    <OlderMessagesArea style={{ blockSize: OLDER_HEIGHT }}>
      {hasFailed ? (
        <>
          We couldn't load older messages.
          <Button size="s" onClick={load} isBusy={isLoading}>
            Retry
          </Button>
        </>
      ) : (
        isLoading && 'Loading older messages…'
      )}
    </OlderMessagesArea>
  );
}
