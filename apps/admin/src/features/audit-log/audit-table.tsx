import type { AuditEntry } from '@showcase/data/admins';
import { Link } from '@showcase/ui';
import { DataTable, type Column } from '@showcase/ui/controls';
import { Clamped } from '../../shared/clamped.styles.ts';
import { DateTime } from '../../shared/date-time.tsx';
import { actionName } from '../../shared/action-names.ts';
import { WrappedText } from './audit-log.styles.ts';

const COLUMNS: Column<AuditEntry>[] = [
  {
    key: 'at',
    header: 'When (UTC)',
    variant: 'date',
    cell: ({ at }) => <DateTime date={at} />,
  },
  { key: 'actor', header: 'Admin', cell: ({ actor }) => <Clamped>{actor.name}</Clamped> },
  { key: 'action', header: 'Action', cell: ({ action }) => actionName(action) },
  {
    key: 'target',
    header: 'Target',
    cell: ({ target_title, target_kind, target_id, target_user }) => (
      <WrappedText>
        {target_kind === 'newsletter' ? (
          <Link variant="quiet" href={`/dashboard/admin/newsletters/${target_id}`}>
            <bdi>{target_title}</bdi>
          </Link>
        ) : (
          <bdi>{target_title ?? 'Deleted'}</bdi>
        )}{' '}
        ({target_kind}
        {target_user && target_user.id !== target_id && (
          <>
            {' '}
            of <bdi>{target_user.name}</bdi>
          </>
        )}
        )
      </WrappedText>
    ),
  },
  {
    key: 'reason',
    header: 'Reason',
    cell: ({ reason }) => (
      <WrappedText>
        <bdi>{reason}</bdi>
      </WrappedText>
    ),
  },
];

export function AuditTable({ entries }: { entries: readonly AuditEntry[] }) {
  return (
    <DataTable
      caption="Audit log"
      captionLook="hidden"
      columns={COLUMNS}
      rows={entries}
      keyOf={({ id }) => id}
    />
  );
}
