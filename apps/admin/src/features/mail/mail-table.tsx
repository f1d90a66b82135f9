import type { UndeliveredMail } from '@showcase/data/admins';
import { Button, formatCount, isolated } from '@showcase/ui';
import { DataTable, type Column } from '@showcase/ui/controls';
import { Clamped } from '../../shared/clamped.styles.ts';
import { DateTime } from '../../shared/date-time.tsx';
import { mailKindLabel } from './mail-kinds.ts';

type MailTableProps = {
  caption: string;
  mails: readonly UndeliveredMail[];
  isRetrying: boolean;
  /** The mail that is being sent again. */
  pendingId: string | undefined;
  onResend: (mail: UndeliveredMail) => void;
};

export function MailTable({ caption, mails, isRetrying, pendingId, onResend }: MailTableProps) {
  const actionsColumn: Column<UndeliveredMail> = {
    key: 'actions',
    header: 'Actions',
    variant: 'actions',
    cell: (mail) => (
      <Button
        size="s"
        aria-label={isolated`Send again to ${mail.to ?? 'a deleted account'}`}
        isBusy={mail.id === pendingId}
        onClick={() => onResend(mail)}
      >
        Send again
      </Button>
    ),
  };
  return (
    <DataTable
      caption={caption}
      captionLook="hidden"
      columns={[TO, KIND, QUEUED, ATTEMPTS, ...(isRetrying ? [NEXT] : []), RESPONSE, actionsColumn]}
      rows={mails}
      keyOf={({ id }) => id}
    />
  );
}

const TO: Column<UndeliveredMail> = {
  key: 'to',
  header: 'To',
  cell: ({ to }) => <Clamped>{to ?? 'Deleted account'}</Clamped>,
};

const KIND: Column<UndeliveredMail> = {
  key: 'kind',
  header: 'Mail',
  variant: 'short',
  cell: ({ kind }) => mailKindLabel(kind),
};

const QUEUED: Column<UndeliveredMail> = {
  key: 'created_at',
  header: 'Written (UTC)',
  variant: 'date',
  cell: ({ created_at }) => <DateTime date={created_at} />,
};

const ATTEMPTS: Column<UndeliveredMail> = {
  key: 'attempts',
  header: 'Attempts',
  variant: 'number',
  cell: ({ attempts }) => formatCount(attempts),
};

const NEXT: Column<UndeliveredMail> = {
  key: 'due_at',
  header: 'Next attempt (UTC)',
  variant: 'date',
  cell: ({ due_at }) => <DateTime date={due_at} />,
};

const RESPONSE: Column<UndeliveredMail> = {
  key: 'response',
  header: "Server's answer",
  cell: ({ response }) => <Clamped>{response}</Clamped>,
};
