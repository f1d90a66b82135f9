import type { ManagedProject } from '@showcase/data/admins';
import { imageSrcSet, imageUrl } from '@showcase/data/images';
import { useDataClient } from '@showcase/data/query';
import { Badge, bidi, Button, Cover, formatCount, Link } from '@showcase/ui';
import { DataTable, type Column } from '@showcase/ui/controls';
import { Clamped } from '../../shared/clamped.styles.ts';
import { ReasonNote } from '../../shared/reason-note.tsx';
import { ACTION_LABELS, actionsFor, type ProjectAction } from './project-actions.ts';
import { Actions, Badges, Thumb, ProjectCell, ProjectText } from './projects.styles.ts';
import { Day } from '../../shared/date-time.tsx';

type ProjectsTableProps = {
  caption: string;
  projects: readonly ManagedProject[];
  onAction: (action: ProjectAction, project: ManagedProject) => void;
};

export function ProjectsTable({ caption, projects, onAction }: ProjectsTableProps) {
  const client = useDataClient();
  const projectColumn: Column<ManagedProject> = {
    key: 'title',
    header: 'Project',
    cell: ({ id, title, image_url, image_color, hidden }) => (
      <ProjectCell>
        <Thumb>
          <Cover
            src={imageUrl(client, image_url)}
            srcSet={imageSrcSet(client, image_url)}
            color={image_color}
            sizes="48px"
            alt=""
            width={48}
            height={30}
          />
        </Thumb>
        <ProjectText>
          <Link variant="quiet" href={`/projects/${id}`}>
            <bdi>{title}</bdi>
          </Link>
          {hidden && (
            <small>
              <ReasonNote label="Hidden" details={hidden} />
            </small>
          )}
        </ProjectText>
      </ProjectCell>
    ),
  };
  const actionsColumn: Column<ManagedProject> = {
    key: 'actions',
    header: 'Actions',
    variant: 'actions',
    cell: (project) => (
      <Actions>
        {actionsFor(project).map((action) => (
          <Button
            key={action}
            size="s"
            aria-label={bidi`${ACTION_LABELS[action]} ${project.title}`}
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
      columns={[projectColumn, OWNER, STATUS, REPORTS, PUBLISHED, actionsColumn]}
      rows={projects}
      keyOf={({ id }) => id}
    />
  );
}

const OWNER: Column<ManagedProject> = {
  key: 'owner',
  header: 'Creator',
  variant: 'short',
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
  cell: ({ hidden, is_featured, is_public, visibility, owner_is_suspended, resembles_hidden }) => (
    <Badges>
      {is_featured && <Badge variant="accent">Featured</Badge>}
      {hidden && <Badge variant="warning">Hidden</Badge>}
      {owner_is_suspended && <Badge variant="danger">Creator suspended</Badge>}
      {resembles_hidden && <Badge variant="warning">Similar to a hidden project</Badge>}
      {is_public && <Badge variant="success">Public</Badge>}
      {visibility === 'unlisted' && <Badge>Unlisted</Badge>}
      {visibility === 'public' && !is_public && !hidden && !owner_is_suspended && (
        <Badge>Not public</Badge>
      )}
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
  header: 'Published (UTC)',
  variant: 'date',
  cell: ({ created_at }) => <Day date={created_at} />,
};
