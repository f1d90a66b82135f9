import type { Newsletter } from '@showcase/data/admins';
import { bidi, Button, ButtonLink, Link } from '@showcase/ui';
import { DataTable, type Column } from '@showcase/ui/controls';
import { Clamped } from '../../shared/clamped.styles.ts';
import { DateTime } from '../../shared/date-time.tsx';
import { hrefOfNewsletter } from './newsletter-links.ts';
import { NewsletterState } from './newsletter-state.tsx';
import { RowActions } from './newsletters.styles.ts';
import { Recipients } from './recipients.tsx';

type NewslettersTableProps = {
  caption: string;
  newsletters: readonly Newsletter[];
  onDelete: (newsletter: Newsletter) => void;
};

export function NewslettersTable({ caption, newsletters, onDelete }: NewslettersTableProps) {
  const actionsColumn: Column<Newsletter> = {
    key: 'actions',
    header: 'Actions',
    variant: 'actions',
    cell: (newsletter) => (
      <RowActions>
        {newsletter.sent_at === null && (
          <Button
            size="s"
            aria-label={bidi`Delete ${newsletter.subject}`}
            aria-haspopup="dialog"
            onClick={() => onDelete(newsletter)}
          >
            Delete
          </Button>
        )}
        <ButtonLink
          size="s"
          href={hrefOfNewsletter(newsletter.id)}
          aria-label={bidi`${openLabel(newsletter)} ${newsletter.subject}`}
        >
          {openLabel(newsletter)}
        </ButtonLink>
      </RowActions>
    ),
  };
  return (
    <DataTable
      caption={caption}
      captionLook="hidden"
      columns={[SUBJECT, STATE, WHEN, RECIPIENTS, actionsColumn]}
      rows={newsletters}
      keyOf={({ id }) => id}
    />
  );
}

const openLabel = ({ sent_at }: Newsletter) => (sent_at === null ? 'Edit' : 'View');

const SUBJECT: Column<Newsletter> = {
  key: 'subject',
  header: 'Subject',
  cell: ({ id, subject }) => (
    <Link variant="quiet" href={hrefOfNewsletter(id)}>
      <Clamped>{subject}</Clamped>
    </Link>
  ),
};

const STATE: Column<Newsletter> = {
  key: 'state',
  header: 'Status',
  variant: 'short',
  cell: (newsletter) => <NewsletterState newsletter={newsletter} />,
};

const WHEN: Column<Newsletter> = {
  key: 'when',
  header: 'Sent or edited (UTC)',
  variant: 'date',
  cell: ({ sent_at, updated_at }) => <DateTime date={sent_at ?? updated_at} />,
};

const RECIPIENTS: Column<Newsletter> = {
  key: 'recipients',
  header: 'Recipients',
  cell: (newsletter) =>
    newsletter.sent_at === null ? 'Not sent yet' : <Recipients newsletter={newsletter} />,
};
