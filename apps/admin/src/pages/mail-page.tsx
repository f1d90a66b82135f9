import { Link, PageHeader } from '@showcase/ui';
import { MailList } from '../features/mail/mail-list.tsx';

const TITLE = 'Undelivered Mail';

export function MailPage() {
  return (
    <>
      <title>Undelivered Mail · Bolt Showcase</title>
      <PageHeader
        title={TITLE}
        subtitle="Emails that the mail server didn't accept."
        back={<Link href="/dashboard/admin/overview">Back to the overview</Link>}
      />
      <MailList title={TITLE} />
    </>
  );
}
