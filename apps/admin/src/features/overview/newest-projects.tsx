import { adminQueries } from '@showcase/data/admins';
import { useDataClient, useList } from '@showcase/data/query';
import { Link } from '@showcase/ui';
import { NewestList } from './newest-list.tsx';
import { Row, RowText, CreatedAt } from './overview.styles.ts';
import { Day } from '../../shared/date-time.tsx';

export function NewestProjects() {
  const projects = useList(adminQueries(useDataClient()).newestProjects());
  return (
    <NewestList title="Newest projects" emptyText="No projects found." query={projects}>
      {projects.data.map((project) => (
        <Row key={project.id}>
          <RowText>
            <Link variant="quiet" href={`/projects/${project.id}`} dir="auto">
              {project.title}
            </Link>
            {project.owner && (
              <span>
                by <bdi>{project.owner.name}</bdi>
              </span>
            )}
          </RowText>
          <CreatedAt>
            <Day date={project.created_at} />
          </CreatedAt>
        </Row>
      ))}
    </NewestList>
  );
}
