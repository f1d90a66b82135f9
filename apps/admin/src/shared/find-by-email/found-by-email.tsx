import type { FoundByEmail } from '@showcase/data/admins';
import { ErrorNotice } from '@showcase/kit/errors';
import { Link, Notice } from '@showcase/ui';
import type { useFindByEmail } from './use-find-by-email.ts';

type FoundProps = { searching: Pick<ReturnType<typeof useFindByEmail>, 'data' | 'error'> };

/** The result of a search by email, or the reason why it failed. */
export function Found({ searching: { data, error } }: FoundProps) {
  return (
    <>
      <ErrorNotice error={error} action="We couldn't search." />
      {data && (
        <Notice variant={data.person || data.subscriber ? 'success' : 'info'}>
          <Account person={data.person} /> {describe(data.subscriber)}
        </Notice>
      )}
    </>
  );
}

function Account({ person }: Pick<FoundByEmail, 'person'>) {
  if (!person) return 'No account has this address.';
  const area = person.is_dev ? 'creators' : 'clients';
  return (
    <>
      Account:{' '}
      <Link href={`/dashboard/admin/${area}?person=${person.id}`} aria-haspopup="dialog">
        <bdi>{person.name}</bdi>
      </Link>
      .
    </>
  );
}

function describe(subscriber: FoundByEmail['subscriber']) {
  if (!subscriber) return 'It is not signed up for the newsletter.';
  return subscriber.confirmed_at
    ? 'It gets the newsletter.'
    : 'It is signed up for the newsletter, not confirmed yet.';
}
