import type { Why } from '@showcase/data';
import { formatDate } from '@showcase/ui';

type WhyNoteProps = { what: string; why: Why };

/** 'Suspended on Nov 3, 2026 by Imani Cole: Spam in messages' */
export function WhyNote({ what, why: { reason, at, by } }: WhyNoteProps) {
  return (
    <>
      {what} on <time dateTime={at}>{formatDate(at)}</time>
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
