import { useUser } from '@showcase/data/session';
import { explainError } from '@showcase/kit/errors';
import { Link, Notice, formatMoney } from '@showcase/ui';
import type { useSendRequest } from './use-send-request.ts';

type HireNoticesProps = {
  /** Set if the creator is the user. */
  ownText: string | null;
  /** Set if what the URL names is not available. */
  goneText: string | null;
  sending: ReturnType<typeof useSendRequest>;
  total: number | null;
};

/** The reasons that prevent this request, one notice at a time. */
export function HireNotices({ ownText, goneText, sending, total }: HireNoticesProps) {
  const { authUser } = useUser();
  if (ownText !== null) return <Notice variant="warning">{ownText}</Notice>;
  if (!authUser && goneText === null) {
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
  return goneText === null ? null : <Notice variant="warning">{goneText}</Notice>;
}
