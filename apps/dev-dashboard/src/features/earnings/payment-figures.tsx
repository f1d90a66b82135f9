import { formatCents, invoiceQueries } from '@showcase/data/invoices';
import { useDataClient, useItem } from '@showcase/data/query';
import { ReadFailure } from '@showcase/kit/lists';
import { Card, SkeletonGroup, SkeletonText, tokens } from '@showcase/ui';
import { FactList } from '@showcase/ui/controls';
import styled from 'styled-components';

/** Sums of the work: agreed on, to be paid, received, credited before it was paid, and refunded; the last four add up to the completed work. */
export function PaymentFigures({ userId }: { userId: string }) {
  const figures = useItem(invoiceQueries(useDataClient()).earnings(userId));
  return (
    <Card as="section" aria-label="Payments" padding="l">
      {figures.isPending ? (
        <SkeletonGroup label="Loading payments">
          <SkeletonText lines={2} />
        </SkeletonGroup>
      ) : figures.data ? (
        <FactList
          facts={[
            { label: 'Agreed', value: formatCents(figures.data.agreed_cents) },
            { label: 'To be paid', value: formatCents(figures.data.to_be_paid_cents) },
            { label: 'Received', value: formatCents(figures.data.received_cents) },
            { label: 'Credited', value: formatCents(figures.data.credited_cents) },
            { label: 'Refunded', value: formatCents(figures.data.refunded_cents) },
          ]}
        />
      ) : (
        <ReadFailure area="Payments" query={figures} />
      )}
      <Rule>
        Payments are settled between you and the client. Total Earnings counts completed work: what
        is to be paid, received, credited and refunded.
      </Rule>
    </Card>
  );
}

const Rule = styled.p`
  margin: ${tokens.space[3]} 0 0;
  color: ${tokens.color.inkMuted};
  font-size: ${tokens.text[14]};
`;
