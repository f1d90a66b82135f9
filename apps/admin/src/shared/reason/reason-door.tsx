import { loadLater } from '@showcase/kit/loading';
import type { Ask } from './ask.ts';

const ReasonDialog = loadLater({
  name: 'form for the reason',
  load: () => import('./reason-dialog.tsx').then((module) => module.ReasonDialog),
});

type ReasonDoorProps = { ask: Ask | null | undefined; onClose: () => void };

/** Asks for a reason while there is something to ask; the form is fetched when it is first needed. */
export function ReasonDoor({ ask, onClose }: ReasonDoorProps) {
  return ask && <ReasonDialog key={ask.key} ask={ask} onClose={onClose} />;
}
