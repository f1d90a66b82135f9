import { formatWait } from '@showcase/kit/errors';
import { useSecondsUntil } from '@showcase/kit/forms';
import { Button } from '@showcase/ui';
import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import type { ReactNode } from 'react';
import { Bar, BarActions, BarNotice, BarStatus } from './save-bar.styles.ts';
import type { SaveState } from './save-state.ts';

type SaveBarProps = {
  save: SaveState;
  onDiscard: () => void;
  /** Cancels the upload; null if there is nothing to cancel. */
  onCancel: (() => void) | null;
  notice: ReactNode;
};

export function SaveBar({ save, onDiscard, onCancel, notice }: SaveBarProps) {
  const hasFailed = save.state === 'failed';
  const secondsLeft = useSecondsUntil(hasFailed ? save.retryAt : null);
  const hasEdits = save.state === 'unsaved' || hasFailed;
  return (
    <Bar>
      {notice && <BarNotice>{notice}</BarNotice>}
      <BarStatus role={hasFailed ? 'alert' : 'status'} $look={save.state}>
        {save.state === 'unsaved' && 'Unsaved changes'}
        {save.state === 'saving' && 'Saving…'}
        {save.state === 'saved' && (
          <>
            <CircleCheck aria-hidden />
            Saved
          </>
        )}
        {hasFailed && (
          <>
            <CircleAlert aria-hidden />
            {save.message}
          </>
        )}
      </BarStatus>
      <BarActions>
        {onCancel && (
          <Button variant="ghost" onClick={onCancel}>
            Cancel
          </Button>
        )}
        {hasEdits && (
          <Button variant="ghost" onClick={onDiscard}>
            Discard
          </Button>
        )}
        <Button
          type="submit"
          variant="primary"
          isBusy={save.state === 'saving'}
          disabled={!hasEdits || secondsLeft > 0}
        >
          {submitLabel(hasFailed, secondsLeft)}
        </Button>
      </BarActions>
    </Bar>
  );
}

function submitLabel(hasFailed: boolean, secondsLeft: number) {
  if (secondsLeft > 0) return `Retry in ${formatWait(secondsLeft)}`;
  return hasFailed ? 'Retry' : 'Save changes';
}
