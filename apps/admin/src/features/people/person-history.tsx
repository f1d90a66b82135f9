import { adminQueries } from '@showcase/data/admins';
import { useDataClient } from '@showcase/data/query';
import { Link, SkeletonGroup, SkeletonText } from '@showcase/ui';
import { actionName } from '../../shared/action-names.ts';
import { usePage } from '../../shared/list/use-page.ts';
import { ReadFailure } from '@showcase/kit/lists';
import { History, Section } from './people.styles.ts';
import { Day } from '../../shared/date-time.tsx';

const HISTORY_SIZE = 5;

/** Admin actions on a person, and the person's own actions as an admin. */
export function PersonHistory({ id }: { id: string }) {
  const filters = { q: id, action: 'all', since: '', until: '' };
  const query = usePage(
    adminQueries(useDataClient()).audit({ ...filters, cursor: null, pageSize: HISTORY_SIZE }),
  );
  return (
    <Section aria-label="History">
      <h3>History</h3>
      {renderBody()}
    </Section>
  );

  function renderBody() {
    if (query.isPending) {
      return (
        <SkeletonGroup label="Loading history">
          <SkeletonText lines={3} />
        </SkeletonGroup>
      );
    }
    if (!query.page) return <ReadFailure area="History" query={query} />;
    if (query.page.items.length === 0) return <p>No admin actions on this account yet.</p>;
    return (
      <>
        <History>
          {query.page.items.map((entry) => (
            <li key={entry.id}>
              {actionName(entry.action)}
              {entry.target_id !== id && entry.target_title && (
                <>
                  : <bdi>{entry.target_title}</bdi>
                </>
              )}
              <small>
                <Day date={entry.at} /> · <bdi>{entry.actor.name}</bdi> · <bdi>{entry.reason}</bdi>
              </small>
            </li>
          ))}
        </History>
        {query.page.next && (
          <Link href={`/dashboard/admin/metrics?q=${id}`}>See more in the audit log</Link>
        )}
      </>
    );
  }
}
