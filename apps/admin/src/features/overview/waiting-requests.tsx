import { adminQueries, type WaitingRequest } from '@showcase/data/admins';
import { useDataClient, useList } from '@showcase/data/query';
import { formatMoney, Link, RelativeTime } from '@showcase/ui';
import { NewestList } from './newest-list.tsx';
import { Row, RowText } from './overview.styles.ts';

/** Hire requests without an answer by their creators: at most 100, those that have been pending longest. */
export function WaitingRequests() {
  const requests = useList(adminQueries(useDataClient()).waiting());
  return (
    <NewestList
      title="Hire requests waiting for an answer, oldest first"
      emptyText="No hire requests need an answer."
      query={requests}
    >
      {requests.data.map(({ id, title, price, created_at, client, creator }) => (
        <Row key={id}>
          <RowText>
            <strong>
              <bdi>{title}</bdi>, {price === null ? 'price on request' : formatMoney(price)}
            </strong>
            <span>
              <Person person={client} /> asked <Person person={creator} />
            </span>
          </RowText>
          <RelativeTime date={created_at} />
        </Row>
      ))}
    </NewestList>
  );
}

function Person({ person }: { person: WaitingRequest['client'] }) {
  if (!person) return 'a deleted account';
  const { id, name, is_dev } = person;
  return (
    <Link variant="quiet" href={`/dashboard/admin/${is_dev ? 'creators' : 'clients'}?person=${id}`}>
      <bdi>{name}</bdi>
    </Link>
  );
}
