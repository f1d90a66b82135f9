import { useLiveHireRequests } from '@showcase/data/hire-requests';
import { useDataClient, useList } from '@showcase/data/query';
import { transactionQueries, type Transaction } from '@showcase/data/transactions';
import { saveCsv } from '@showcase/kit/files';
import { QueryList } from '@showcase/kit/lists';
import {
  Button,
  ButtonLink,
  Card,
  EmptyState,
  formatMoney,
  SkeletonBlock,
  SkeletonGroup,
  SkeletonText,
  Stack,
} from '@showcase/ui';
import { Chart } from '@showcase/ui/chart';
import { Download, ReceiptText } from 'lucide-react';
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
import { formatIsoDay, createEarningsReport } from './earnings-report.ts';

export function Earnings({ userId }: { userId: string }) {
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
        {(items) => <EarningsReport transactions={items} />}
      </QueryList>
    </Stack>
  );
}

function EarningsReport({ transactions }: { transactions: readonly Transaction[] }) {
  const [now] = useState(() => new Date());
  const [period, setPeriod] = usePeriod();
  const rows = filterByPeriod(transactions, period, now);
  const exportReport = () =>
    saveCsv(`earnings-${period}-${formatIsoDay(now)}.csv`, createEarningsReport(rows));
  return (
    <>
      <EarningsCards transactions={transactions} now={now} />
      <Stack direction="row" justify="between">
        <PeriodToggle period={period} onChange={setPeriod} />
        <Button onClick={exportReport} disabled={rows.length === 0}>
          <Download aria-hidden />
          Export Earnings Report
        </Button>
      </Stack>
      {rows.length === 0 ? (
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
          <EarningsTable key={period} rows={rows} />
        </>
      )}
    </>
  );
}

const shortMoney = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  notation: 'compact',
  maximumFractionDigits: 1,
});

/** Returns '$10k' or '$1.5M'. */
function formatShortMoney(dollars: number) {
  return shortMoney.format(dollars).replace('K', 'k');
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
