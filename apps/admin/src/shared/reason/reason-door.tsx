import { lazy, Suspense } from 'react';
import type { Ask } from './ask.ts';

const ReasonDialog = lazy(() =>
  import('./reason-dialog.tsx').then((module) => ({ default: module.ReasonDialog })),
);

type ReasonDoorProps = { ask: Ask | null | undefined; onClose: () => void };

/** Asks for a reason while there is something to ask; the form is fetched when it is first needed. */
export function ReasonDoor({ ask, onClose }: ReasonDoorProps) {
  return (
    <Suspense fallback={null}>
      {ask && <ReasonDialog key={ask.key} ask={ask} onClose={onClose} />}
    </Suspense>
  );
}
