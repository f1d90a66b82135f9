import type { ManagedPerson, PeopleKind } from '@showcase/data/admins';
import { formatCount, Link, RelativeTime } from '@showcase/ui';
import { countLabel } from '@showcase/kit/lists';
import { Facts } from './people.styles.ts';
import { Day } from '../../shared/date-time.tsx';

type PersonFactsProps = { kind: PeopleKind; person: ManagedPerson };

export function PersonFacts({ kind, person }: PersonFactsProps) {
  const { id, location, created_at, last_seen_at, rating_avg, rating_count } = person;
  return (
    <Facts>
      <dt>Joined</dt>
      <dd>
        <Day date={created_at} />
      </dd>
      <dt>Last seen</dt>
      <dd>{last_seen_at ? <RelativeTime date={last_seen_at} /> : 'Not yet'}</dd>
      {location && (
        <>
          <dt>Location</dt>
          <dd>{location}</dd>
        </>
      )}
      {kind === 'creators' && (
        <>
          <dt>Rating</dt>
          <dd>
            {rating_count > 0
              ? `${rating_avg.toFixed(1)} from ${countLabel(rating_count, 'review')}`
              : 'No reviews yet'}
          </dd>
          <dt>Projects</dt>
          <dd>
            <Link href={`/dashboard/admin/projects?q=${id}`}>
              {countLabel(person.project_count, 'project')}
            </Link>
          </dd>
          <dt>Services</dt>
          <dd>{formatCount(person.service_count)}</dd>
        </>
      )}
      <dt>Hire requests</dt>
      <dd>{formatCount(person.request_count)}</dd>
      <dt>Open reports</dt>
      <dd>
        <Link href={`/dashboard/admin/reports?status=all&q=${id}`}>
          {countLabel(person.open_reports, 'open report')}
        </Link>
      </dd>
      <dt>ID</dt>
      <dd>
        <code>{id}</code>
      </dd>
    </Facts>
  );
}
