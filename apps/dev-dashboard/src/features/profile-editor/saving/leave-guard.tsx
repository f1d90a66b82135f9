import { lazyComponent } from '@showcase/kit/loading';
import { useBlocker } from '@showcase/remote-contract';
import { useUnsavedChanges } from '@showcase/remote-contract/services';
import { Button, Notice, Stack } from '@showcase/ui';

const LeaveDialog = lazyComponent({
  name: 'question about unsaved edits',
  load: () => import('./leave-dialog.tsx').then((module) => module.LeaveDialog),
  Pending: LeaveNotice,
  Failure: ({ props }: { props: LeaveNoticeProps }) => <LeaveNotice {...props} />,
});

type LeaveGuardProps = { isDirty: boolean; onLeave: () => void };

/** Confirms before the user leaves unsaved edits, by in-app navigation or by closing the tab. */
export function LeaveGuard({ isDirty, onLeave }: LeaveGuardProps) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isDirty && currentLocation.pathname !== nextLocation.pathname,
  );
  useUnsavedChanges(isDirty);
  LeaveDialog.usePreload(isDirty);

  if (blocker.state !== 'blocked') return null;
  const leave = () => {
    onLeave();
    blocker.proceed();
  };
  return <LeaveDialog onStay={() => blocker.reset()} onLeave={leave} />;
}

type LeaveNoticeProps = { onStay: () => void; onLeave: () => void };

/** Replaces the dialog until its code has loaded, so that users can always leave. */
function LeaveNotice({ onStay, onLeave }: LeaveNoticeProps) {
  return (
    <Notice
      variant="warning"
      action={
        <Stack direction="row" gap={2}>
          <Button size="s" onClick={onStay}>
            Stay
          </Button>
          <Button size="s" onClick={onLeave}>
            Leave
          </Button>
        </Stack>
      }
    >
      Leave without saving? Your changes to this profile aren't saved yet.
    </Notice>
  );
}
