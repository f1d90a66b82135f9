import type { HireRequestSide } from '@showcase/data/hire-requests';
import { invoiceQueries } from '@showcase/data/invoices';
import { useDataClient, useInfiniteList } from '@showcase/data/query';
import { useUser } from '@showcase/data/session';
import {
  ButtonLink,
  EmptyState,
  PageHeader,
  SkeletonGroup,
  SkeletonText,
  Stack,
} from '@showcase/ui';
import ReceiptText from 'lucide-react/icons/receipt-text';
import { InfiniteList } from '@showcase/kit/lists';
import { getRequestsPath } from '../../requests/request-path.ts';
import { Rule } from '../payment.styles.ts';
import { InvoicesTable } from './invoices-table.tsx';

const TEXTS = {
  client: {
    subtitle: 'What you pay, and what you have paid.',
    empty: 'When you approve work, its invoice appears here.',
    rule: 'Payments are settled between you and the creator.',
  },
  creator: {
    subtitle: 'What clients owe you, and what they have paid.',
    empty: 'When a client approves your work, its invoice appears here.',
    rule: 'Payments are settled between you and the client.',
  },
} as const satisfies Record<HireRequestSide, object>;

/** The page with the invoices of one side. */
export function OwnInvoices({ side }: { side: HireRequestSide }) {
  const { user } = useUser();
  return (
    <>
      <title>My Invoices · Bolt Showcase</title>
      <PageHeader title="My Invoices" subtitle={TEXTS[side].subtitle} />
      {user && <InvoiceList side={side} userId={user.id} />}
    </>
  );
}

/** The newest first. */
function InvoiceList({ side, userId }: { side: HireRequestSide; userId: string }) {
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
