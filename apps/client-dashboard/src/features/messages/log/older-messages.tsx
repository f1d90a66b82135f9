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
          Older messages could not be read.
          <Button size="s" onClick={load} isBusy={isLoading}>
            Try again
          </Button>
        </>
      ) : (
        isLoading && 'Loading older messages…'
      )}
    </OlderMessagesArea>
  );
}
