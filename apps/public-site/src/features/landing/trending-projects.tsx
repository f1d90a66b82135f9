import { Grid, ProjectCard } from '@showcase/ui';
import { useCardActions } from '../../shared/project-reactions/use-card-actions.ts';
import { Section } from './section.tsx';
import { trendingProjects } from './static-cards.ts';

export function TrendingProjects() {
  const { actionsOf } = useCardActions(trendingProjects, { isSample: true });
  return (
    <Section
      title="Trending Projects"
      subtitle="Examples of what people build with Bolt."
      isSample
      more={{ href: '/projects', label: 'All projects' }}
    >
      <Grid as="ul" role="list" min={300}>
        {trendingProjects.map((project) => (
          <li key={project.id}>
            <ProjectCard project={project} {...actionsOf(project)} />
          </li>
        ))}
      </Grid>
    </Section>
  );
}
