import type { ManagedCase } from '@showcase/data/admins';
import { formatCents } from '@showcase/data/invoices';
import { CASE_LABELS, formatOutcome } from '@showcase/hiring/cases';
import { Badge, bidi, ButtonLink } from '@showcase/ui';
import type { Column } from '@showcase/ui/controls';
import { CASES } from '../../shared/case-links.ts';
import { DateTime, formatDateTime } from '../../shared/date-time.tsx';
import { Reason, TwoLines } from './case-records.styles.ts';
import { nameOf, PersonLink } from './record-cells.tsx';
import { RecordList } from './record-list.tsx';

const CASE: Column<ManagedCase> = {
  key: 'title',
  header: 'Case',
  cell: ({ title, kind }) => (
    <TwoLines>
      <bdi>{title}</bdi>
      <small>{CASE_LABELS[kind]}</small>
    </TwoLines>
  ),
};

const SIDES: Column<ManagedCase> = {
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

const AMOUNT: Column<ManagedCase> = {
  key: 'amount_cents',
  header: 'Amount',
  cell: ({ amount_cents, kind, outcome, cents }) => (
    <TwoLines>
      {formatCents(amount_cents)}
      <small>{formatOutcome({ outcome, cents }, kind)}</small>
    </TwoLines>
  ),
};

const OPENED: Column<ManagedCase> = {
  key: 'created_at',
  header: 'Opened (UTC)',
  cell: ({ created_at }) => <DateTime date={created_at} />,
};

const STATUSES: Record<ManagedCase['status'], string> = {
  open: 'The creator answers',
  countered: 'The client answers',
  redoing: 'The creator does it again',
  redone: 'The client looks at it again',
  waiting: 'Waits for a decision',
  decided: 'Decided, can be appealed',
  appealed: 'Appealed',
  agreed: 'Agreed',
  closed: 'Closed',
  withdrawn: 'Closed without a result',
};

const isWaiting = ({ status }: ManagedCase) => status === 'waiting' || status === 'appealed';

const STATUS: Column<ManagedCase> = {
  key: 'status',
  header: 'Status',
  cell: (row) => (
    <Badge variant={isWaiting(row) ? 'warning' : 'neutral'}>{STATUSES[row.status]}</Badge>
  ),
};

const ACTIONS: Column<ManagedCase> = {
  key: 'actions',
  header: 'Actions',
  variant: 'actions',
  cell: (row) => {
    if (!isWaiting(row)) return null;
    if (!row.may_decide) {
      return (
        <Reason>
          {row.status === 'appealed'
            ? 'You decided it before, or know a side of it'
            : 'You know a side of this case'}
        </Reason>
      );
    }
    return (
      <ButtonLink
        size="s"
        href={`${CASES}/${row.id}`}
        aria-label={bidi`Read and decide the case about ${row.title}`}
      >
        Read and decide
      </ButtonLink>
    );
  },
};

/** Cases of hire requests. */
export function CaseRecords({ title }: { title: string }) {
  return (
    <RecordList
      kind="cases"
      title={title}
      columns={[CASE, SIDES, AMOUNT, OPENED, STATUS]}
      actions={{ column: ACTIONS, isFor: isWaiting }}
      report={[
        ['Opened (UTC)', ({ created_at }) => formatDateTime(created_at)],
        ['ID', ({ id }) => id],
        ['Request', (row) => row.title],
        ['About', ({ kind }) => CASE_LABELS[kind]],
        ['Client', ({ client }) => nameOf(client, 'client')],
        ['Creator', ({ creator }) => nameOf(creator, 'creator')],
        ['Amount', ({ amount_cents }) => (amount_cents / 100).toFixed(2)],
        ['Status', ({ status }) => STATUSES[status]],
        ['Outcome', ({ outcome, cents, kind }) => formatOutcome({ outcome, cents }, kind)],
        ['Answer or appeal by (UTC)', ({ answer_due_at }) => formatDateTime(answer_due_at)],
        ['Closed (UTC)', ({ closed_at }) => formatDateTime(closed_at)],
      ]}
    />
  );
}
