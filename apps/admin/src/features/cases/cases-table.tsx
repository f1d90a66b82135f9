import type { ManagedCase } from '@showcase/data/admins';
import { CASE_LABELS, formatCents, formatOutcome } from '@showcase/kit/hire-requests';
import { Badge, ButtonLink, isolated } from '@showcase/ui';
import { DataTable, type Column } from '@showcase/ui/controls';
import { DateTime } from '../../shared/date-time.tsx';
import { CASES } from './case-links.ts';
import { Reason, TwoLines } from './cases.styles.ts';

type CasesTableProps = { caption: string; cases: readonly ManagedCase[] };

export function CasesTable({ caption, cases }: CasesTableProps) {
  return (
    <DataTable
      caption={caption}
      captionLook="hidden"
      // An empty column at the end would cover the status where the table scrolls.
      columns={cases.some(isWaiting) ? [...COLUMNS, ACTIONS] : COLUMNS}
      rows={cases}
      keyOf={({ id }) => id}
    />
  );
}

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
      <bdi>{client?.name ?? 'Deleted account'}</bdi>
      <small>
        with <bdi>{creator?.name ?? 'Deleted account'}</bdi>
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
        aria-label={isolated`Read and decide the case about ${row.title}`}
      >
        Read and decide
      </ButtonLink>
    );
  },
};

const COLUMNS = [CASE, SIDES, AMOUNT, OPENED, STATUS];
