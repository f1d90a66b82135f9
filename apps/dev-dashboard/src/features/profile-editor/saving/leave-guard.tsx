import { useBlocker } from '@showcase/remote-contract';
import { ConfirmDialog } from '@showcase/ui/controls';
import { useEffect } from 'react';

/** Asks before unsaved edits are left behind, inside the product and by closing the tab. */
export function LeaveGuard({ isDirty }: { isDirty: boolean }) {
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
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={() => blocker.reset()}
      title="Leave without saving?"
      subject="Your edits to this profile are not saved yet."
      confirmLabel="Leave"
      cancelLabel="Stay"
      onConfirm={() => blocker.proceed()}
    />
  );
}
