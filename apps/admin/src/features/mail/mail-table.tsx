import type { UndeliveredMail } from '@showcase/data/admins';
import { countLabel } from '@showcase/kit/lists';
import { bidi, Button } from '@showcase/ui';
import { DataTable, type Column } from '@showcase/ui/controls';
import { DateTime } from '../../shared/date-time.tsx';
import { mailKindLabel } from './mail-kinds.ts';
import { Answer, TwoLines } from './mail.styles.ts';

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
        aria-label={bidi`Send again to ${mail.to ?? 'a former user'}`}
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
      columns={[TO, whenColumn(isRetrying), RESPONSE, actionsColumn]}
      rows={mails}
      keyOf={({ id }) => id}
    />
  );
}

const TO: Column<UndeliveredMail> = {
  key: 'to',
  header: 'To',
  cell: ({ to, kind }) => (
    <TwoLines>
      <bdi>{to ?? 'Former user'}</bdi>
      <small>{mailKindLabel(kind)}</small>
    </TwoLines>
  ),
};

/** Those that failed for good have no next attempt. */
const whenColumn = (isRetrying: boolean): Column<UndeliveredMail> => ({
  key: 'created_at',
  header: 'Written (UTC)',
  cell: ({ created_at, attempts, due_at }) => (
    <TwoLines>
      <DateTime date={created_at} />
      <small>
        {countLabel(attempts, 'attempt')}
        {isRetrying && (
          <>
            , next <DateTime date={due_at} />
          </>
        )}
      </small>
    </TwoLines>
  ),
});

const RESPONSE: Column<UndeliveredMail> = {
  key: 'response',
  header: "Server's answer",
  cell: ({ response }) => <Answer>{response}</Answer>,
};
