import { Grid, ProjectCard } from '@showcase/ui';
import { useShare } from '../../shared/use-share.ts';
import { Section } from './section.tsx';
import { trendingProjects } from './static-cards.ts';

export function TrendingProjects() {
  const share = useShare();
  return (
    <Section
      title="Trending Projects"
      subtitle="What people are looking at this week."
      more={{ href: '/projects', label: 'All projects' }}
    >
      <Grid as="ul" role="list" min={300}>
        {trendingProjects.map((project) => (
          <li key={project.id}>
            <ProjectCard
              project={project}
              onShare={() => void share({ title: project.title, path: `/projects/${project.id}` })}
            />
          </li>
        ))}
      </Grid>
    </Section>
  );
}
