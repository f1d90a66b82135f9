import {
  hireRequestQueries,
  type HireRequestSide,
  type ListedHireRequest,
} from '@showcase/data/hire-requests';
import { useDataClient, useItem } from '@showcase/data/query';
import { Button, Notice } from '@showcase/ui';
import { getOfferHint } from '../../offers/offer-hint.ts';
import { STATUS_LABELS, getStateHint } from '../request-state.ts';
import { focusSelectedTab } from '../use-focus-after-action.ts';

type ConflictNoticeProps = {
  side: HireRequestSide;
  request: ListedHireRequest;
  onDismiss: () => void;
};

/** Shows the current state of a request that someone else changed first. */
export function ConflictNotice({ side, request, onDismiss }: ConflictNoticeProps) {
  const { data } = useItem(hireRequestQueries(useDataClient()).byId(request.id));
  const current = data ?? request;
  const dismiss = () => {
    focusSelectedTab();
    onDismiss();
  };
  return (
    <Notice
      variant="warning"
      action={
        <Button size="s" onClick={dismiss}>
          Dismiss
        </Button>
      }
    >
      <bdi>{request.title}</bdi> was changed elsewhere. It's now {STATUS_LABELS[current.status]}.{' '}
      {getStateHint(current, side) ?? getOfferHint(current, side)?.text}
    </Notice>
  );
}
