import type { Case, HireRequestSide, HireRequestWithHistory } from '@showcase/data/hire-requests';
import { ButtonLink } from '@showcase/ui';
import { getCounterparty } from '../../requests/counterparty/get-counterparty.ts';
import { getRequestPath } from '../../requests/request-path.ts';
import { describeCaseRefund } from '../texts/refund-texts.ts';
import { Acts, State } from './case.styles.ts';

type CaseRefundsProps = { dispute: Case; request: HireRequestWithHistory; side: HireRequestSide };

/** What a case gives back and has not arrived yet: who acts next, and where. */
export function CaseRefunds({ dispute, request, side }: CaseRefundsProps) {
  const reader = { side, name: getCounterparty(request, side).name };
  const open = request.refunds
    .filter(({ case_id }) => case_id === dispute.id)
    .flatMap((refund) => {
      const next = describeCaseRefund(refund, reader);
      return next ? [{ ...next, id: refund.id }] : [];
    });
  return (
    <>
      {open.map(({ id, text }) => (
        <State key={id}>{text}</State>
      ))}
      {open.some(({ isOwnTurn }) => isOwnTurn) && (
        <Acts>
          <ButtonLink variant="primary" href={getRequestPath(request.id, side)}>
            Open the request
          </ButtonLink>
        </Acts>
      )}
    </>
  );
}
