import { useCode } from '@showcase/kit/loading';
import { useBlocker } from '@showcase/remote-contract';
import { Button, Notice, Stack } from '@showcase/ui';
import { useEffect } from 'react';

type LeaveGuardProps = { isDirty: boolean; onLeave: () => void };

/** Asks before unsaved edits are left behind, inside the product and by closing the tab. */
export function LeaveGuard({ isDirty, onLeave }: LeaveGuardProps) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isDirty && currentLocation.pathname !== nextLocation.pathname,
  );
  // Fetched with the first edit, so that the question is there at once.
  const question = useCode({
    name: 'question about unsaved edits',
    load: () => import('./leave-question.tsx').then((module) => module.LeaveQuestion),
    isWanted: isDirty,
  });

  useEffect(() => {
    if (!isDirty) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isDirty]);

  if (blocker.state !== 'blocked') return null;
  const stay = () => blocker.reset();
  const leave = () => {
    onLeave();
    blocker.proceed();
  };
  if (question.data) return <question.data onStay={stay} onLeave={leave} />;
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
      Leave without saving? Your edits to this profile are not saved yet.
    </Notice>
  );
}
