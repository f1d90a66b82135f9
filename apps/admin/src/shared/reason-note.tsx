import type { ModerationReason } from '@showcase/data/admins';
import { Day } from './date-time.tsx';

type ReasonNoteProps = { label: string; details: ModerationReason };

/** Renders 'Suspended on Nov 3, 2026 by Imani Cole: Spam in messages'. */
export function ReasonNote({ label, details: { reason, at, by } }: ReasonNoteProps) {
  return (
    <>
      {label} on <Day date={at} />
      {by && (
        <>
          {' '}
          by <bdi>{by}</bdi>
        </>
      )}
      : <bdi>{reason}</bdi>
    </>
  );
}
