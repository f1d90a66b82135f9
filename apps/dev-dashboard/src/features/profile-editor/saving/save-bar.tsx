import { Button } from '@showcase/ui';
import { CircleAlert, CircleCheck } from 'lucide-react';
import { Bar, BarActions, BarStatus } from '../profile-editor.styles.ts';

export type SaveState =
  { state: 'clean' | 'unsaved' | 'saving' | 'saved' } | { state: 'failed'; message: string };

type SaveBarProps = { save: SaveState; onDiscard: () => void };

export function SaveBar({ save, onDiscard }: SaveBarProps) {
  const isSaving = save.state === 'saving';
  const hasEdits = save.state === 'unsaved' || save.state === 'failed';
  return (
    <Bar>
      <BarStatus role={save.state === 'failed' ? 'alert' : 'status'} $look={save.state}>
        {save.state === 'unsaved' && 'Unsaved changes'}
        {save.state === 'saving' && 'Saving…'}
        {save.state === 'saved' && (
          <>
            <CircleCheck aria-hidden />
            Saved
          </>
        )}
        {save.state === 'failed' && (
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
        <Button type="submit" variant="primary" isBusy={isSaving} disabled={!hasEdits}>
          {save.state === 'failed' ? 'Retry' : 'Save Changes'}
        </Button>
      </BarActions>
    </Bar>
  );
}
