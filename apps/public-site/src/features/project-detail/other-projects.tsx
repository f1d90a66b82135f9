import { bidi, Grid, ProjectCard, tokens } from '@showcase/ui';
import { projectColumns } from '@showcase/kit/card-lists';
import styled from 'styled-components';
import { useCardActions } from '@showcase/kit/project-reactions';
import type { OtherProject } from './project-view.ts';

const Title = styled.h2`
  margin-block-end: ${tokens.space[5]};
`;

type OtherProjectsProps = { creatorName: string; projects: readonly OtherProject[] };

/** More of the same creator; renders nothing if there is no other project. */
export function OtherProjects({ creatorName, projects }: OtherProjectsProps) {
  const { actionsOf } = useCardActions(projects);
  if (projects.length === 0) return null;
  return (
    <section aria-label={bidi`More from ${creatorName}`}>
      <Title>
        More from <bdi>{creatorName}</bdi>
      </Title>
      <Grid as="ul" role="list" min={projectColumns} gap={4} hasCards>
        {projects.map((project) => (
          <li key={project.id}>
            <ProjectCard project={project} {...actionsOf(project)} />
          </li>
        ))}
      </Grid>
    </section>
  );
}
