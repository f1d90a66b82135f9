import type { ManagedPayment } from '@showcase/data/admins';
import { formatCents } from '@showcase/data/invoices';
import { describeAction, describeTimeAction } from '@showcase/hiring/requests';
import { Badge, bidi, ButtonLink } from '@showcase/ui';
import type { Column } from '@showcase/ui/controls';
import { CASES } from '../../shared/case-links.ts';
import { DateTime, formatDateTime } from '../../shared/date-time.tsx';
import { Reason, TwoLines, Words } from './case-records.styles.ts';
import { nameOf, PersonLink } from './record-cells.tsx';
import { RecordList } from './record-list.tsx';

const STATUSES: Record<ManagedPayment['status'], string> = {
  payment_denied: 'The payment has not arrived',
  refund_denied: 'The refund has not arrived',
  refund_overdue: 'The refund is overdue',
};

const PAYMENT: Column<ManagedPayment> = {
  key: 'title',
  header: 'Payment',
  cell: ({ title, number, amount_cents }) => (
    <TwoLines>
      <bdi>{title}</bdi>
      <small>
        {formatCents(amount_cents)} of invoice {number}
      </small>
    </TwoLines>
  ),
};

const SIDES: Column<ManagedPayment> = {
  key: 'client',
  header: 'Client and creator',
  cell: ({ client, creator }) => (
    <TwoLines>
      <PersonLink person={client} side="client" />
      <small>
        with <PersonLink person={creator} side="creator" />
      </small>
    </TwoLines>
  ),
};

const STATUS: Column<ManagedPayment> = {
  key: 'status',
  header: 'Status',
  cell: ({ status, created_at }) => (
    <TwoLines>
      <Badge variant="warning">{STATUSES[status]}</Badge>
      <small>
        since <DateTime date={created_at} />
      </small>
    </TwoLines>
  ),
};

const WORDS: Column<ManagedPayment> = {
  key: 'words',
  header: 'Who said what (UTC)',
  cell: (row) => (
    <Words>
      {row.words.map((word) => (
        <li key={`${word.action} ${word.created_at}`}>
          <TwoLines>
            {describeWord(word, row)}{' '}
            <small>
              <DateTime date={word.created_at} />
            </small>
          </TwoLines>
        </li>
      ))}
    </Words>
  ),
};

const ACTIONS: Column<ManagedPayment> = {
  key: 'actions',
  header: 'Actions',
  variant: 'actions',
  cell: ({ case_id, may_decide, title }) => {
    if (case_id === null) return null;
    if (!may_decide) return <Reason>It has an open case that you do not decide now</Reason>;
    return (
      <ButtonLink
        size="s"
        href={`${CASES}/${case_id}`}
        aria-label={bidi`Read and decide the case about ${title}`}
      >
        Read and decide
      </ButtonLink>
    );
  },
};

function describeWord(word: ManagedPayment['words'][number], row: ManagedPayment): string {
  const step = { ...word, offer: null, milestone: null };
  // A creator lowers an invoice, or a decision does.
  const byTime = word.action === 'credit' && word.side !== null ? null : describeTimeAction(step);
  if (byTime !== null || word.side === null) return byTime ?? word.action;
  return bidi`${nameOf(row[word.side], word.side)} ${describeAction(step) ?? word.action}`;
}

/** Payments and refunds that the two sides do not settle alone. */
export function PaymentRecords({ title }: { title: string }) {
  return (
    <RecordList
      kind="payments"
      title={title}
      columns={[PAYMENT, SIDES, STATUS, WORDS]}
      actions={{ column: ACTIONS, isFor: ({ case_id }) => case_id !== null }}
      report={[
        ['Since (UTC)', ({ created_at }) => formatDateTime(created_at)],
        ['ID', ({ id }) => id],
        ['Request', (row) => row.title],
        ['Invoice', ({ number }) => number],
        ['Client', ({ client }) => nameOf(client, 'client')],
        ['Creator', ({ creator }) => nameOf(creator, 'creator')],
        ['Amount', ({ amount_cents }) => (amount_cents / 100).toFixed(2)],
        ['Status', ({ status }) => STATUSES[status]],
      ]}
    />
  );
}
