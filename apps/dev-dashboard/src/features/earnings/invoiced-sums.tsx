import { formatCents } from '@showcase/data/invoices';
import type { DataError } from '@showcase/data/client';
import { ReadFailure } from '@showcase/kit/lists';
import { Card, SkeletonGroup, SkeletonText } from '@showcase/ui';
import { FactList } from '@showcase/ui/controls';
import { sumLedger, type LedgerRow } from './ledger.ts';

type InvoicedSumsProps = {
  ledger: readonly LedgerRow[];
  query: { data: unknown; isPending: boolean; error: DataError | null; refetch: () => void };
};

/** What was invoiced in a period, less what was credited and refunded. */
export function InvoicedSums({ ledger, query }: InvoicedSumsProps) {
  const { net, tax, gross } = sumLedger(ledger);
  return (
    <Card as="section" aria-label="Invoiced" padding="l">
      {query.isPending ? (
        <SkeletonGroup label="Loading invoices">
          <SkeletonText lines={2} />
        </SkeletonGroup>
      ) : query.data === null ? (
        <ReadFailure area="Invoiced" query={query} />
      ) : (
        <FactList
          facts={[
            { label: 'Invoiced, net', value: formatCents(net) },
            { label: 'VAT', value: formatCents(tax) },
            { label: 'Gross, less credits and refunds', value: formatCents(gross) },
          ]}
        />
      )}
    </Card>
  );
}
