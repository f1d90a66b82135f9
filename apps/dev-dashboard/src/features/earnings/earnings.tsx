import { toDay } from '@showcase/data/days';
import { useLiveHireRequests } from '@showcase/data/hire-requests';
import { invoiceQueries } from '@showcase/data/invoices';
import { useDataClient, useItem, useList } from '@showcase/data/query';
import { transactionQueries, type Transaction } from '@showcase/data/transactions';
import { useDocument, type LoadDocuments } from '@showcase/kit/documents';
import { saveCsv } from '@showcase/kit/files';
import { QueryList } from '@showcase/kit/lists';
import {
  Button,
  ButtonLink,
  Card,
  EmptyState,
  formatMoney,
  Notice,
  SkeletonBlock,
  SkeletonGroup,
  SkeletonText,
  Stack,
} from '@showcase/ui';
import { Chart } from '@showcase/ui/chart';
import Download from 'lucide-react/icons/download';
import FileText from 'lucide-react/icons/file-text';
import ReceiptText from 'lucide-react/icons/receipt-text';
import { useState } from 'react';
import { choiceParam, defineSearch } from '@showcase/kit/search';
import { useSearchParams } from '@showcase/remote-contract';
import { CardRow, EarningsCards } from './earnings-cards.tsx';
import { EarningsTable } from './earnings-table.tsx';
import {
  getChartRows,
  PERIOD_LABELS,
  filterByPeriod,
  getTimeSpans,
  type Period,
  PERIODS,
} from './period.ts';
import { PeriodToggle } from './period-toggle.tsx';
import { createEarningsReport } from './earnings-report.ts';
import { PaymentFigures } from './payment-figures.tsx';
import { createStatement } from './create-statement.ts';
import { InvoicedSums } from './invoiced-sums.tsx';
import { createLedger } from './ledger.ts';

type EarningsProps = {
  userId: string;
  /** Of the creator, on statements. */
  name: string;
  load?: LoadDocuments | undefined;
};

export function Earnings({ userId, name, load }: EarningsProps) {
  useLiveHireRequests(userId);
  const transactions = useList(transactionQueries(useDataClient()).byCreator(userId));
  return (
    <Stack gap={6}>
      <QueryList
        area="Earnings"
        query={transactions}
        items={transactions.data}
        skeleton={<EarningsSkeleton />}
      >
        {(items) => <EarningsReport transactions={items} name={name} userId={userId} load={load} />}
      </QueryList>
    </Stack>
  );
}

type EarningsReportProps = EarningsProps & { transactions: readonly Transaction[] };

function EarningsReport({ transactions, name, userId, load }: EarningsReportProps) {
  const [now] = useState(() => new Date());
  const [period, setPeriod] = usePeriod();
  const rows = filterByPeriod(transactions, period, now);
  const fileName = `earnings-${period}-${toDay(now)}`;
  const invoices = useItem(invoiceQueries(useDataClient()).issued(userId));
  const ledger = createLedger(transactions, invoices.data ?? [], { period, now });
  const exportReport = () => saveCsv(`${fileName}.csv`, createEarningsReport(ledger));
  const statement = useDocument('statement', load);
  const saveStatement = () =>
    statement.save(`${fileName}.pdf`, ({ renderStatement }) =>
      renderStatement(
        createStatement({
          name,
          period: describePeriod(period, now),
          created: now,
          rows: ledger,
        }),
      ),
    );
  // Without the invoices, files would have no VAT.
  const hasNothing = ledger.length === 0 || !invoices.data;
  return (
    <>
      <EarningsCards transactions={transactions} now={now} />
      <PaymentFigures userId={userId} />
      <Stack direction="row" justify="between">
        <PeriodToggle period={period} onChange={setPeriod} />
        <Stack direction="row" gap={2}>
          <Button onClick={exportReport} disabled={hasNothing}>
            <Download aria-hidden />
            Export Earnings Report
          </Button>
          <Button onClick={saveStatement} disabled={hasNothing} isBusy={statement.isBusy}>
            <FileText aria-hidden />
            Statement (PDF)
          </Button>
        </Stack>
      </Stack>
      {statement.failure && <Notice variant="danger">{statement.failure}</Notice>}
      {ledger.length === 0 ? (
        <EmptyState
          title="No transactions in this period"
          icon={<ReceiptText />}
          action={
            transactions.length > 0 && period !== 'year' ? (
              <Button onClick={() => setPeriod('year')}>Show year</Button>
            ) : (
              <ButtonLink href="/dashboard/dev/requests">Hire Requests</ButtonLink>
            )
          }
        >
          Your earnings appear here when you accept a request.
        </EmptyState>
      ) : (
        <>
          <Chart
            title="Earnings"
            summary={describePeriod(period, now)}
            variant="bars"
            series={['Completed', 'Pending']}
            rows={getChartRows(rows, period, now)}
            rowHeader={period === 'year' ? 'Month' : 'Day'}
            format={formatMoney}
            formatTick={formatShortMoney}
          />
          <InvoicedSums ledger={ledger} query={invoices} />
          <EarningsTable key={period} rows={ledger} />
        </>
      )}
    </>
  );
}

const shortMoney = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  notation: 'compact',
  // Safari would write $14.0k.
  minimumFractionDigits: 0,
  maximumFractionDigits: 1,
});

/** Returns '$10k' or '−$1.5M'. */
function formatShortMoney(dollars: number) {
  return shortMoney.format(dollars).replace('K', 'k').replace('-', '\u2212');
}

function describePeriod(period: Period, now: Date) {
  const spans = getTimeSpans(period, now);
  return `${PERIOD_LABELS[period]}: ${spans[0]?.label ?? ''} to ${spans.at(-1)?.label ?? ''}`;
}

function EarningsSkeleton() {
  return (
    <SkeletonGroup label="Loading your earnings">
      <Stack gap={6}>
        <CardRow>
          {['total', 'month', 'pending'].map((card) => (
            <Card key={card} padding="l">
              <SkeletonText lines={3} />
            </Card>
          ))}
        </CardRow>
        <SkeletonBlock height="320px" shape="l" />
      </Stack>
    </SkeletonGroup>
  );
}

const earningsSearch = defineSearch({ period: choiceParam(PERIODS, 'year') });

/** The period is in the URL: `?period=week`. */
function usePeriod() {
  const [params, setParams] = useSearchParams();
  const { period } = earningsSearch.read(params);
  const setPeriod = (next: Period) =>
    setParams(earningsSearch.write({ period: next }), { replace: true, preventScrollReset: true });
  return [period, setPeriod] as const;
}
