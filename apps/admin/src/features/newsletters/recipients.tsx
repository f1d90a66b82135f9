import type { Newsletter } from '@showcase/data/admins';
import { formatCount, Link } from '@showcase/ui';

/** 'Sent to 996 of 1,000, 4 failed, 0 waiting'. */
export function Recipients({ newsletter }: { newsletter: Newsletter }) {
  const { recipients, waiting, failed } = newsletter;
  const sent = recipients - waiting - failed;
  const failures = `${formatCount(failed)} failed`;
  return (
    <span>
      Sent to {formatCount(sent)} of {formatCount(recipients)},{' '}
      {failed > 0 ? <Link href="/dashboard/admin/overview/mail">{failures}</Link> : failures},{' '}
      {formatCount(waiting)} waiting
    </span>
  );
}
