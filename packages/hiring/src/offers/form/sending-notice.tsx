import type { DataError } from '@showcase/data/client';
import type { HireRequest } from '@showcase/data/hire-requests';
import { Notice } from '@showcase/ui';
import { explainActionError } from '../../requests/explain-action-error.ts';
import { STATUS_LABELS } from '../../requests/request-state.ts';

type SendingNoticeProps = {
  request: Pick<HireRequest, 'status'>;
  /** Whether the request is no longer what the form was opened for. */
  isOver: boolean;
  error: DataError | null;
};

/** Why an offer was not sent; scrolls into view in a long form. */
export function SendingNotice({ request, isOver, error }: SendingNoticeProps) {
  const failure = explainActionError(error);
  if (isOver) {
    return (
      <Notice ref={scrollIntoView} variant="warning">
        This request is now {STATUS_LABELS[request.status]}. Close the form to see it.
      </Notice>
    );
  }
  if (error?.kind === 'conflict') {
    return (
      <Notice ref={scrollIntoView} variant="warning">
        {error.sentence ?? 'This request changed in the meantime'}. What you typed is saved. Close
        the form to see the latest state, or send it as it is.
      </Notice>
    );
  }
  return failure === undefined ? null : (
    <Notice ref={scrollIntoView} variant="danger">
      {failure}
    </Notice>
  );
}

function scrollIntoView(notice: HTMLElement | null) {
  notice?.scrollIntoView({ block: 'nearest' });
}
