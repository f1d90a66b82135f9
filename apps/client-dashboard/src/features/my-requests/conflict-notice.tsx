import { hireRequestQueries, useDataClient, useItem, type ListedHireRequest } from '@showcase/data';
import { Button, Notice } from '@showcase/ui';
import { STATUS_LABELS, getStateHint } from './request-state.ts';

type ConflictNoticeProps = { request: ListedHireRequest; onDismiss: () => void };

/** Shows the current state of a request that someone else changed first. */
export function ConflictNotice({ request, onDismiss }: ConflictNoticeProps) {
  const { data } = useItem(hireRequestQueries(useDataClient()).byId(request.id));
  const current = data ?? request;
  return (
    <Notice
      variant="warning"
      action={
        <Button size="s" onClick={onDismiss}>
          Dismiss
        </Button>
      }
    >
      <bdi>{request.title}</bdi> was changed elsewhere. It's now {STATUS_LABELS[current.status]}.{' '}
      {getStateHint(current)}
    </Notice>
  );
}
