import { imageUrl, useDataClient, type ManagedProject } from '@showcase/data';
import {
  Badge,
  Button,
  Cover,
  DataTable,
  formatCount,
  formatDate,
  isolated,
  Link,
  type Column,
} from '@showcase/ui';
import { Clamped } from '../../shared/clamped.styles.ts';
import { WhyNote } from '../../shared/why-note.tsx';
import { ACTION_LABELS, actionsFor, type ProjectAction } from './project-asks.ts';
import { Actions, Badges, Thumb, Work, WorkText } from './projects.styles.ts';

type ProjectsTableProps = {
  caption: string;
  projects: ManagedProject[];
  onAction: (action: ProjectAction, project: ManagedProject) => void;
};

export function ProjectsTable({ caption, projects, onAction }: ProjectsTableProps) {
  const client = useDataClient();
  const work: Column<ManagedProject> = {
    key: 'title',
    header: 'Project',
    cell: ({ id, title, image_url, hidden }) => (
      <Work>
        <Thumb>
          <Cover src={imageUrl(client, image_url)} alt="" width={96} height={60} />
        </Thumb>
        <WorkText>
          <Link variant="quiet" href={`/projects/${id}`}>
            <bdi>{title}</bdi>
          </Link>
          {hidden && (
            <small>
              <WhyNote what="Hidden" why={hidden} />
            </small>
          )}
        </WorkText>
      </Work>
    ),
  };
  const actions: Column<ManagedProject> = {
    key: 'actions',
    header: 'Actions',
    variant: 'actions',
    cell: (project) => (
      <Actions>
        {actionsFor(project).map((action) => (
          <Button
            key={action}
            size="s"
            aria-label={isolated`${ACTION_LABELS[action]} ${project.title}`}
            aria-haspopup="dialog"
            onClick={() => onAction(action, project)}
          >
            {ACTION_LABELS[action]}
          </Button>
        ))}
      </Actions>
    ),
  };
  return (
    <DataTable
      caption={caption}
      captionLook="hidden"
      columns={[work, OWNER, STATUS, REPORTS, PUBLISHED, actions]}
      rows={projects}
      keyOf={({ id }) => id}
    />
  );
}

const OWNER: Column<ManagedProject> = {
  key: 'owner',
  header: 'Creator',
  cell: ({ owner }) =>
    owner && (
      <Link variant="quiet" href={`/dashboard/admin/creators?person=${owner.id}`}>
        <Clamped>{owner.name}</Clamped>
      </Link>
    ),
};

const STATUS: Column<ManagedProject> = {
  key: 'status',
  header: 'Status',
  cell: ({ hidden, is_featured, is_public, owner_is_suspended, resembles_hidden }) => (
    <Badges>
      {is_featured && <Badge variant="accent">Featured</Badge>}
      {hidden && <Badge variant="warning">Hidden</Badge>}
      {owner_is_suspended && <Badge variant="danger">Creator suspended</Badge>}
      {resembles_hidden && <Badge variant="warning">Like a hidden one</Badge>}
      {is_public && <Badge variant="success">Public</Badge>}
      {!is_public && !hidden && !owner_is_suspended && <Badge>Not public</Badge>}
    </Badges>
  ),
};

const REPORTS: Column<ManagedProject> = {
  key: 'reports',
  header: 'Reports',
  variant: 'number',
  cell: ({ id, open_reports }) =>
    open_reports > 0 ? (
      <Link href={`/dashboard/admin/reports?q=${id}`}>{formatCount(open_reports)}</Link>
    ) : (
      0
    ),
};

const PUBLISHED: Column<ManagedProject> = {
  key: 'published',
  header: 'Published',
  variant: 'date',
  cell: ({ created_at }) => <time dateTime={created_at}>{formatDate(created_at)}</time>,
};
