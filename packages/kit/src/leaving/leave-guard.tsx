import { useBlocker } from '@showcase/remote-contract';
import { useUnsavedChanges } from '@showcase/remote-contract/services';
import { Button, Notice, Stack } from '@showcase/ui';
import { Floating, lazyDialog } from '../loading/index.ts';
import type { LeaveQuestion } from './leave-dialog.tsx';

const LeaveDialog = lazyDialog({
  name: 'question about unsaved edits',
  load: () => import('./leave-dialog.tsx').then((module) => module.LeaveDialog),
  Pending: LeaveNotice,
  Failure: ({ props }: { props: LeaveQuestion }) => <LeaveNotice {...props} />,
});

type LeaveGuardProps = {
  isDirty: boolean;
  /** The losses, as a sentence. */
  unsaved: string;
  onLeave: () => void;
};

/** Confirms before the user leaves unsaved edits, by in-app navigation or by closing the tab. */
export function LeaveGuard({ isDirty, unsaved, onLeave }: LeaveGuardProps) {
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
  return <LeaveDialog unsaved={unsaved} onStay={() => blocker.reset()} onLeave={leave} />;
}

/** Replaces the dialog until its code has loaded, so that users can always leave. Like the dialog, it takes the focus. */
function LeaveNotice({ unsaved, onStay, onLeave }: LeaveQuestion) {
  return (
    <Floating>
      <Notice
        variant="warning"
        action={
          <Stack direction="row" gap={2}>
            <Button size="s" autoFocus onClick={onStay}>
              Stay
            </Button>
            <Button size="s" onClick={onLeave}>
              Leave
            </Button>
          </Stack>
        }
      >
        Leave without saving? {unsaved}
      </Notice>
    </Floating>
  );
}
