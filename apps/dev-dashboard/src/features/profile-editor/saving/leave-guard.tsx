import { useBlocker } from '@showcase/remote-contract';
import { lazy, Suspense, useEffect } from 'react';

const LeaveQuestion = lazy(() =>
  import('./leave-question.tsx').then((module) => ({ default: module.LeaveQuestion })),
);

type LeaveGuardProps = { isDirty: boolean; onLeave: () => void };

/** Asks before unsaved edits are left behind, inside the product and by closing the tab. */
export function LeaveGuard({ isDirty, onLeave }: LeaveGuardProps) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isDirty && currentLocation.pathname !== nextLocation.pathname,
  );

  useEffect(() => {
    if (!isDirty) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isDirty]);

  if (blocker.state !== 'blocked') return null;
  const leave = () => {
    onLeave();
    blocker.proceed();
  };
  return (
    <Suspense>
      <LeaveQuestion onStay={() => blocker.reset()} onLeave={leave} />
    </Suspense>
  );
}
