import { useLazyImport } from '@showcase/kit/loading';
import { useBlocker } from '@showcase/remote-contract';
import { useUnsavedChanges } from '@showcase/remote-contract/services';
import { Button, Notice, Stack } from '@showcase/ui';

type LeaveGuardProps = { isDirty: boolean; onLeave: () => void };

/** Confirms before the user leaves unsaved edits, by in-app navigation or by closing the tab. */
export function LeaveGuard({ isDirty, onLeave }: LeaveGuardProps) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isDirty && currentLocation.pathname !== nextLocation.pathname,
  );
  useUnsavedChanges(isDirty);
  // Preloads the dialog with the first edit, so that it opens without delay.
  const leaveDialog = useLazyImport({
    name: 'question about unsaved edits',
    load: () => import('./leave-dialog.tsx').then((module) => module.LeaveDialog),
    enabled: isDirty,
  });

  if (blocker.state !== 'blocked') return null;
  const stay = () => blocker.reset();
  const leave = () => {
    onLeave();
    blocker.proceed();
  };
  if (leaveDialog.data) return <leaveDialog.data onStay={stay} onLeave={leave} />;
  return (
    <Notice
      variant="warning"
      action={
        <Stack direction="row" gap={2}>
          <Button size="s" onClick={stay}>
            Stay
          </Button>
          <Button size="s" onClick={leave}>
            Leave
          </Button>
        </Stack>
      }
    >
      Leave without saving? Your changes to this profile aren't saved yet.
    </Notice>
  );
}
