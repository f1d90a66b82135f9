import type { HireRequestWithHistory } from '@showcase/data/hire-requests';
import { getPaymentMethod } from '@showcase/data/invoices';
import { ButtonLink, isolated, Link, Stack, VisuallyHidden } from '@showcase/ui';
import { ArrowUpRight } from 'lucide-react';
import { LinkedText } from '../../../text/linked-text.tsx';
import { Quote } from '../../panel/panel.styles.ts';
import { Method, Rule } from '../payment.styles.ts';

type ClientMethodProps = {
  request: Pick<HireRequestWithHistory, 'payment' | 'creator_id'>;
  /** Of the creator. */
  name: string;
};

/** How the creator wants to be paid: by a link, by what they wrote, or unknown. */
export function ClientMethod({ request, name }: ClientMethodProps) {
  const { payment, creator_id: creatorId } = request;
  const method = payment && getPaymentMethod(payment);
  if (!method) {
    return (
      <Rule>
        {isolated`${name} has not said yet how to pay.`}
        {creatorId !== null && (
          <>
            {' '}
            <Link href={`/dashboard/client/messages?with=${creatorId}`}>Ask in a message</Link>
          </>
        )}
      </Rule>
    );
  }
  if (method.kind === 'instructions') return <Instructions>{method.instructions}</Instructions>;
  return (
    <>
      <Method>
        <Stack gap={2} align="start">
          <ButtonLink
            variant="primary"
            href={method.url}
            target="_blank"
            rel="nofollow ugc noopener noreferrer"
          >
            Open payment link
            <ArrowUpRight aria-hidden />
            <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
          </ButtonLink>
          <Rule>
            leads to <bdi>{method.host}</bdi>
          </Rule>
        </Stack>
      </Method>
      {method.instructions !== null && <Instructions>{method.instructions}</Instructions>}
    </>
  );
}

function Instructions({ children }: { children: string }) {
  return (
    <Quote dir="auto" aria-label="Payment instructions" role="note">
      <LinkedText>{children}</LinkedText>
    </Quote>
  );
}
