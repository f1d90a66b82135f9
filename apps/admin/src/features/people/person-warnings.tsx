import type { ManagedPerson } from '@showcase/data/admins';
import { Notice } from '@showcase/ui';
import { countLabel } from '@showcase/kit/lists';
import { Day } from '../../shared/date-time.tsx';

type PersonWarningsProps = {
  person: Pick<ManagedPerson, 'former_suspension' | 'removed_while_hidden' | 'quick_reviews'>;
};

/** The facts for an admin before a decision about a person. */
export function PersonWarnings({
  person: { former_suspension, removed_while_hidden, quick_reviews },
}: PersonWarningsProps) {
  return (
    <>
      {former_suspension && (
        <Notice variant="warning" role="note">
          An account with the same email address was suspended on{' '}
          <Day date={former_suspension.suspended_at} /> and deleted on{' '}
          <Day date={former_suspension.left_at} />: <bdi>{former_suspension.reason}</bdi>
        </Notice>
      )}
      {removed_while_hidden.map(({ id, kind, title, reason, removed_at }) => (
        <Notice key={id} variant="warning" role="note">
          Deleted the {kind} “<bdi>{title}</bdi>” on <Day date={removed_at} /> while it was hidden.
          Reason: <bdi>{reason}</bdi>
        </Notice>
      ))}
      {quick_reviews > 0 && (
        <Notice variant="warning" role="note">
          {countLabel(quick_reviews, 'review')} in the last 90 days came within an hour of their
          hire request.
        </Notice>
      )}
    </>
  );
}
