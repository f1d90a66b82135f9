import { projectImage } from '@showcase/data/images';
import type { Project } from '@showcase/data/projects';
import { useDataClient } from '@showcase/data/query';
import { toPlainText } from '@showcase/kit/plain-text';
import { Grid, ProjectCard } from '@showcase/ui';
import { useCardActions } from '../../shared/project-reactions/use-card-actions.ts';
import { Section } from './section.tsx';

/** Projects that admins featured; renders nothing if there are none. */
export function FeaturedProjects({ projects }: { projects: Project[] }) {
  const client = useDataClient();
  const { actionsOf } = useCardActions(projects);
  if (projects.length === 0) return null;
  return (
    <Section title="Featured Projects" subtitle="Picked by our team.">
      <Grid as="ul" role="list" min={300}>
        {projects.map((project) => (
          <li key={project.id}>
            <ProjectCard
              project={{
                ...project,
                description: toPlainText(project.description),
                ...projectImage(client, project.image_url),
              }}
              {...actionsOf(project)}
            />
          </li>
        ))}
      </Grid>
    </Section>
  );
}
