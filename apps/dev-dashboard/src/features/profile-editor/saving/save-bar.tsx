import { Button } from '@showcase/ui';
import { CircleAlert, CircleCheck } from 'lucide-react';
import { useCountdown } from '../../../shared/saving/use-countdown.ts';
import { Bar, BarActions, BarStatus } from '../profile-editor.styles.ts';
import type { SaveState } from './save-state.ts';

type SaveBarProps = { save: SaveState; onDiscard: () => void };

export function SaveBar({ save, onDiscard }: SaveBarProps) {
  const isFailed = save.state === 'failed';
  const wait = useCountdown(isFailed ? save.error : null, isFailed ? save.retryAfter : 0);
  const hasEdits = save.state === 'unsaved' || isFailed;
  return (
    <Bar>
      <BarStatus role={isFailed ? 'alert' : 'status'} $look={save.state}>
        {save.state === 'unsaved' && 'Unsaved changes'}
        {save.state === 'saving' && 'Saving…'}
        {save.state === 'saved' && (
          <>
            <CircleCheck aria-hidden />
            Saved
          </>
        )}
        {isFailed && (
          <>
            <CircleAlert aria-hidden />
            {save.message}
          </>
        )}
      </BarStatus>
      <BarActions>
        {hasEdits && (
          <Button variant="ghost" onClick={onDiscard}>
            Discard
          </Button>
        )}
        <Button
          type="submit"
          variant="primary"
          isBusy={save.state === 'saving'}
          disabled={!hasEdits || wait > 0}
        >
          {submitLabel(isFailed, wait)}
        </Button>
      </BarActions>
    </Bar>
  );
}

function submitLabel(isFailed: boolean, wait: number) {
  if (wait > 0) return `Try again in ${wait} s`;
  return isFailed ? 'Try again' : 'Save Changes';
}
