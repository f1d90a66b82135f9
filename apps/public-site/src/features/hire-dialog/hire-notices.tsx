import { useUser } from '@showcase/data/session';
import { explainError } from '@showcase/kit/errors';
import { Link, Notice, formatMoney } from '@showcase/ui';
import type { useSendRequest } from './use-send-request.ts';

type HireNoticesProps = {
  isOwnProfile: boolean;
  /** The URL names a service that is not available. */
  isUnavailable: boolean;
  sending: ReturnType<typeof useSendRequest>;
  total: number | null;
};

/** What prevents this request, one notice at a time. */
export function HireNotices({ isOwnProfile, isUnavailable, sending, total }: HireNoticesProps) {
  const { authUser } = useUser();
  if (isOwnProfile) return <Notice variant="warning">You can't hire yourself</Notice>;
  if (!authUser) {
    return (
      <Notice>Sign in or create an account to send your request. We'll save what you write.</Notice>
    );
  }
  if (sending.error && !sending.isPending) {
    const hasPriceChanged =
      sending.error.kind === 'conflict' &&
      total !== null &&
      total !== sending.variables.input.budget;
    return (
      <Notice
        variant="danger"
        {...(sending.error.kind === 'conflict' &&
          !hasPriceChanged && {
            action: <Link href="/dashboard/client/requests">Your requests</Link>,
          })}
      >
        {explainError(sending.error, { action: "The request wasn't sent." })}
        {hasPriceChanged && ` Send again to offer ${formatMoney(total)}.`}
      </Notice>
    );
  }
  if (isUnavailable) {
    return (
      <Notice variant="warning">
        This service is no longer available. Choose another one, or describe something else.
      </Notice>
    );
  }
  return null;
}
