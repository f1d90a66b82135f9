import { imageUrl, projectImage } from '@showcase/data/images';
import type { FeaturedProject } from '@showcase/data/projects';
import { useDataClient } from '@showcase/data/query';
import { toPlainText } from '@showcase/kit/plain-text';
import { ProjectCard } from '@showcase/ui';
import { useCardActions } from '@showcase/kit/project-reactions';
import { CardRow } from './card-row.ts';
import { Section } from './section.tsx';

/** Projects that admins featured; renders nothing if there are none. */
export function FeaturedProjects({ projects }: { projects: FeaturedProject[] }) {
  const client = useDataClient();
  const { actionsOf } = useCardActions(projects);
  if (projects.length === 0) return null;
  return (
    <Section title="Featured Projects" subtitle="Picked by our team.">
      <CardRow>
        {projects.map((project) => (
          <li key={project.id}>
            <ProjectCard
              project={{
                ...project,
                description: toPlainText(project.description),
                ...projectImage(client, project.image_url),
                maker: project.owner
                  ? {
                      name: project.owner.name,
                      avatar: imageUrl(client, project.owner.avatar),
                      rating: project.owner.rating_count > 0 ? project.owner.rating_avg : null,
                    }
                  : undefined,
              }}
              {...actionsOf(project)}
            />
          </li>
        ))}
      </CardRow>
    </Section>
  );
}
