import { hireRequestQueries, useDataClient, useItem, type ListedHireRequest } from '@showcase/data';
import { Button, Notice } from '@showcase/ui';
import { STATUS_LABELS, stateHint } from './request-state.ts';

type ChangedElsewhereProps = { request: ListedHireRequest; onDismiss: () => void };

/** Says what has become of a request that someone else moved first. */
export function ChangedElsewhere({ request, onDismiss }: ChangedElsewhereProps) {
  const { data } = useItem(hireRequestQueries(useDataClient()).byId(request.id));
  const now = data ?? request;
  return (
    <Notice
      variant="warning"
      action={
        <Button size="s" onClick={onDismiss}>
          Dismiss
        </Button>
      }
    >
      <bdi>{request.title}</bdi> was changed elsewhere. It is now {STATUS_LABELS[now.status]}.{' '}
      {stateHint(now)}
    </Notice>
  );
}
