import type { Meta } from '@storybook/react-vite';
import { Container, Grid } from '../layout/layout.tsx';
import { SkeletonGroup } from '../skeleton/skeleton.tsx';
import { longWord, sampleProject } from '../testing/samples.ts';
import { ProjectCardSkeleton } from './project-card-skeleton.tsx';
import { ProjectCard } from './project-card.tsx';

export default {
  title: 'Cards/ProjectCard',
  component: ProjectCard,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ProjectCard>;

const arabic = {
  ...sampleProject,
  id: 'mina',
  title: 'مخزن الميناء',
  tagline:
    'ما وصل وما خرج من مخازن بنوك الطعام في كل يوم جمعة، مرتبا بحسب الأيام المتبقية قبل النفاد',
  description: 'قائمة مخزون لبنوك الطعام: ما وصل وما خرج وما يوشك على النفاد قبل يوم الجمعة.',
  image_url: '/images/covers/deskmate.webp',
  tags: ['خرائط', 'React'],
};

export const States = () => (
  <Container style={{ paddingBlock: '24px' }}>
    <Grid min={300}>
      <ProjectCard
        headingLevel={2}
        imageLoading="eager"
        project={{
          ...sampleProject,
          maker: { name: 'Kwame Mensah', avatar: null, rating: 4.9 },
          is_proven: true,
        }}
      />
      <ProjectCard headingLevel={2} imageLoading="eager" isLiked project={arabic} />
      <ProjectCard
        headingLevel={2}
        project={{
          ...sampleProject,
          title: 'A title that is much longer than the card is wide, so that it has to end early',
          is_proven: true,
          tags: ['Accessible design systems', 'Supabase', 'Charts', 'Maps'],
          image_url: null,
          bolt_url: null,
        }}
      />
      <ProjectCard
        headingLevel={2}
        project={{
          ...sampleProject,
          description: 'Short.',
          tags: [],
          image_url: 'data:image/png,',
        }}
      />
    </Grid>
  </Container>
);

export const LongWords = () => (
  <Container style={{ paddingBlock: '24px' }}>
    <Grid min={300}>
      <ProjectCard
        headingLevel={2}
        imageLoading="eager"
        project={{
          ...sampleProject,
          title: longWord,
          tagline: longWord,
          description: longWord,
          tags: [longWord, longWord, longWord, longWord],
        }}
      />
    </Grid>
  </Container>
);

export const Loading = () => (
  <Container style={{ paddingBlock: '24px' }}>
    <SkeletonGroup label="Loading projects">
      <Grid min={300}>
        <ProjectCardSkeleton />
        <ProjectCardSkeleton />
        <ProjectCardSkeleton />
      </Grid>
    </SkeletonGroup>
  </Container>
);
