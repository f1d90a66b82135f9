import type { HireRequestSide } from '@showcase/data/hire-requests';
import { invoiceQueries } from '@showcase/data/invoices';
import { useDataClient, useInfiniteList } from '@showcase/data/query';
import { ButtonLink, EmptyState, SkeletonGroup, SkeletonText, Stack } from '@showcase/ui';
import ReceiptText from 'lucide-react/icons/receipt-text';
import { InfiniteList } from '../../../lists/query-list.tsx';
import { getRequestsPath } from '../../request-path.ts';
import { Rule } from '../payment.styles.ts';
import { InvoicesTable } from './invoices-table.tsx';

type OwnInvoicesProps = { side: HireRequestSide; userId: string };

const TEXTS = {
  client: {
    empty: 'When you approve work, its invoice appears here.',
    rule: 'Payments are settled between you and the creator.',
  },
  creator: {
    empty: 'When a client approves your work, its invoice appears here.',
    rule: 'Payments are settled between you and the client.',
  },
} as const satisfies Record<HireRequestSide, object>;

/** The invoices of one side, the newest first. */
export function OwnInvoices({ side, userId }: OwnInvoicesProps) {
  const invoices = useInfiniteList(invoiceQueries(useDataClient()).list({ side, userId }));
  const { empty, rule } = TEXTS[side];
  return (
    <Stack gap={4}>
      <InfiniteList
        area="Invoices"
        query={invoices}
        items={invoices.data}
        noun="invoice"
        total={undefined}
        skeleton={
          <SkeletonGroup label="Loading your invoices">
            <SkeletonText lines={10} />
          </SkeletonGroup>
        }
        empty={
          <EmptyState
            title="No invoices yet."
            icon={<ReceiptText />}
            action={<ButtonLink href={getRequestsPath(side)}>See your requests</ButtonLink>}
          >
            {empty}
          </EmptyState>
        }
      >
        {(rows) => <InvoicesTable side={side} invoices={rows} />}
      </InfiniteList>
      <Rule>{rule}</Rule>
    </Stack>
  );
}
