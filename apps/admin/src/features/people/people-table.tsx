import type { ManagedPerson, PeopleKind } from '@showcase/data/admins';
import { imageUrl } from '@showcase/data/images';
import { useDataClient } from '@showcase/data/query';
import { Avatar, formatCount, Link } from '@showcase/ui';
import { DataTable, type Column } from '@showcase/ui/controls';
import { PersonCell, PersonText } from './people.styles.ts';
import { PersonBadges } from './person-badges.tsx';
import { Day } from '../../shared/date-time.tsx';

type PeopleTableProps = {
  kind: PeopleKind;
  caption: string;
  people: readonly ManagedPerson[];
  hrefOfPerson: (id: string) => string;
};

export function PeopleTable({ kind, caption, people, hrefOfPerson }: PeopleTableProps) {
  const client = useDataClient();
  const nameColumn: Column<ManagedPerson> = {
    key: 'name',
    header: 'Name',
    cell: ({ id, name, username, avatar }) => (
      <PersonCell>
        <Avatar aria-hidden name={name} src={imageUrl(client, avatar)} size="s" />
        <PersonText>
          <Link variant="quiet" href={hrefOfPerson(id)} aria-haspopup="dialog">
            <bdi>{name}</bdi>
          </Link>
          {username && <small>@{username}</small>}
        </PersonText>
      </PersonCell>
    ),
  };
  return (
    <DataTable
      caption={caption}
      captionLook="hidden"
      columns={[
        nameColumn,
        STATUS,
        ...(kind === 'creators' ? WORK_COUNTS : []),
        REQUESTS,
        REPORTS,
        JOINED,
      ]}
      rows={people}
      keyOf={({ id }) => id}
    />
  );
}

const STATUS: Column<ManagedPerson> = {
  key: 'status',
  header: 'Status',
  variant: 'short',
  cell: (person) => <PersonBadges person={person} />,
};

const WORK_COUNTS: Column<ManagedPerson>[] = [
  {
    key: 'projects',
    header: 'Projects',
    variant: 'number',
    cell: ({ project_count }) => formatCount(project_count),
  },
  {
    key: 'services',
    header: 'Services',
    variant: 'number',
    cell: ({ service_count }) => formatCount(service_count),
  },
];

const REQUESTS: Column<ManagedPerson> = {
  key: 'requests',
  header: 'Requests',
  variant: 'number',
  cell: ({ request_count }) => formatCount(request_count),
};

const REPORTS: Column<ManagedPerson> = {
  key: 'reports',
  header: 'Reports',
  variant: 'number',
  cell: ({ open_reports }) => formatCount(open_reports),
};

const JOINED: Column<ManagedPerson> = {
  key: 'joined',
  header: 'Joined (UTC)',
  variant: 'date',
  cell: ({ created_at }) => <Day date={created_at} />,
};
