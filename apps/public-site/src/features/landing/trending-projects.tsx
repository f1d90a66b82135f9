import { ProjectCard, tokens } from '@showcase/ui';
import styled from 'styled-components';
import { useCardActions } from '@showcase/kit/project-reactions';
import { Section } from './section.tsx';
import { trendingProjects } from './static-cards.ts';

/** One large card and two small ones. */
const Cards = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${tokens.space[6]} ${tokens.space[4]};

  > :first-child {
    grid-column: span 2;
  }

  ${tokens.media.wide} {
    grid-template-columns: minmax(0, 2fr) minmax(0, 1fr);
    column-gap: ${tokens.space[6]};

    > :first-child {
      grid-row: span 2;
      grid-column: auto;
    }
  }
`;

export function TrendingProjects() {
  const { actionsOf } = useCardActions(trendingProjects, { isSample: true });
  return (
    <Section
      title="Trending Projects"
      subtitle="Examples of what people build with Bolt."
      isSample
      more={{ href: '/projects', label: 'All projects' }}
    >
      <Cards role="list">
        {trendingProjects.map((project, index) => (
          <li key={project.id}>
            <ProjectCard
              project={project}
              imageRatio={index === 0 ? '4/3' : '16/10'}
              {...actionsOf(project)}
            />
          </li>
        ))}
      </Cards>
    </Section>
  );
}
