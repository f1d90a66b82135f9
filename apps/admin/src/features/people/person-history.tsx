import { adminQueries, useDataClient } from '@showcase/data';
import { formatDate, Link, SkeletonGroup, SkeletonText } from '@showcase/ui';
import { actionName } from '../../shared/action-names.ts';
import { usePage } from '../../shared/list/use-page.ts';
import { ReadFailure } from '../../shared/read-failure.tsx';
import { History, Part } from './people.styles.ts';

const LATEST = 5;

/** What admins did to a person, and what the person did as an admin. */
export function PersonHistory({ id }: { id: string }) {
  const filters = { q: id, action: 'all', since: '', until: '' };
  const read = usePage(
    adminQueries(useDataClient()).audit({ ...filters, cursor: null, pageSize: LATEST }),
  );
  return (
    <Part aria-label="History">
      <h3>History</h3>
      {body()}
    </Part>
  );

  function body() {
    if (read.isPending) {
      return (
        <SkeletonGroup label="Loading history">
          <SkeletonText lines={3} />
        </SkeletonGroup>
      );
    }
    if (!read.page) return <ReadFailure area="History" read={read} />;
    if (read.page.items.length === 0) return <p>Nothing was decided about this account yet.</p>;
    return (
      <>
        <History>
          {read.page.items.map((entry) => (
            <li key={entry.id}>
              {actionName(entry.action)}
              {entry.target_id !== id && entry.target_title && (
                <>
                  : <bdi>{entry.target_title}</bdi>
                </>
              )}
              <small>
                {formatDate(entry.at)} · <bdi>{entry.actor.name}</bdi> · <bdi>{entry.reason}</bdi>
              </small>
            </li>
          ))}
        </History>
        {read.page.nextCursor && (
          <Link href={`/dashboard/admin/metrics?q=${id}`}>Everything in the audit log</Link>
        )}
      </>
    );
  }
}
