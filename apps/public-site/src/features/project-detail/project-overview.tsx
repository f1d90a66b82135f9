import { Markup, Stack, tokens } from '@showcase/ui';
import styled from 'styled-components';
import { ProjectStory } from './about/project-story.tsx';
import type { ProjectView } from './project-view.ts';
import { ProjectReviews } from './reviews/project-reviews.tsx';

const Text = styled.div`
  max-inline-size: ${tokens.size.text};
  line-height: 1.65;
`;

export function ProjectOverview({ project }: { project: ProjectView }) {
  return (
    <Stack gap={8}>
      <Text>
        <Markup text={project.description} headingLevel={2} />
      </Text>
      <ProjectStory story={project.story} />
      <ProjectReviews reviews={project.reviews} isSample={project.isSample} />
    </Stack>
  );
}
