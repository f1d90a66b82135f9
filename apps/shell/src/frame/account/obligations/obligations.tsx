import { obligationsQuery, type Obligation } from '@showcase/data/account';
import { getRequestPath } from '@showcase/data/notifications';
import { useDataClient, useItem } from '@showcase/data/query';
import { formatDate, Link, Notice } from '@showcase/ui';
import { Consequences } from '../account-dialog.styles.ts';
import { describeAction, nameObligation } from './describe-obligation.ts';

type ObligationsProps = { userId: string; onLeave: () => void };

/** Obligations that keep the account from being deleted, with links to where each ends. Renders nothing if there are none. */
export function Obligations({ userId, onLeave }: ObligationsProps) {
  const { data } = useItem({ ...obligationsQuery(useDataClient(), userId), staleTime: 0 });
  if (!data || data.length === 0) return null;
  return (
    <Notice variant="warning">
      You can delete your account once this is settled:
      <Consequences aria-label="Still open">
        {data.map((obligation) => (
          <li key={getKey(obligation)}>
            {nameObligation(obligation)}:{' '}
            <Link href={getRequestPath(obligation)} onClick={onLeave}>
              <bdi>{obligation.title}</bdi>
            </Link>
            . {describeAction(obligation)}
            {'until' in obligation && ` It no longer counts from ${formatDate(obligation.until)}.`}
          </li>
        ))}
      </Consequences>
    </Notice>
  );
}

const getKey = (obligation: Obligation) =>
  [obligation.request_id, obligation.kind, 'number' in obligation && obligation.number].join();
