import type { Meta } from '@storybook/react-vite';
import { Container, Grid } from '../layout/layout.tsx';
import { SkeletonGroup } from '../skeleton/skeleton.tsx';
import { longWord, sampleCreator } from '../testing/samples.ts';
import { CreatorCardSkeleton } from './creator-card-skeleton.tsx';
import { CreatorCard } from './creator-card.tsx';

export default {
  title: 'Cards/CreatorCard',
  component: CreatorCard,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof CreatorCard>;

const facts = { projectCount: 12, memberSince: 2023, headingLevel: 2 } as const;

export const States = () => (
  <Container style={{ paddingBlock: '24px' }}>
    <Grid min={300}>
      <CreatorCard
        {...facts}
        creator={{ ...sampleCreator, offer: { price: 450, duration: '3-5 days' } }}
        availability={{ label: 'Available', isOpen: true }}
        rating={4.8}
        isSaved
        onSave={() => {}}
        isCompared
        onCompare={() => {}}
      />
      <CreatorCard
        {...facts}
        creator={{
          ...sampleCreator,
          id: 'omar',
          name: 'عمر حداد',
          avatar: '/images/avatars/omar-haddad.webp',
          bio: 'أصمم أدوات هادئة لفرق مشغولة: لوحات ونماذج وما وراءها.',
        }}
        rating={4.2}
        onSave={() => {}}
        onCompare={() => {}}
      />
      <CreatorCard
        {...facts}
        projectCount={1}
        creator={{
          ...sampleCreator,
          name: 'Maximiliana Featherstonehaugh-Cholmondeley',
          avatar: null,
          location: null,
          bio: null,
          skills: [],
        }}
      />
    </Grid>
  </Container>
);

export const LongWords = () => (
  <Container style={{ paddingBlock: '24px' }}>
    <Grid min={300}>
      <CreatorCard
        {...facts}
        creator={{
          ...sampleCreator,
          name: longWord,
          location: longWord,
          bio: longWord,
          skills: [longWord, longWord, longWord, longWord, longWord],
        }}
        rating={4.8}
        onSave={() => {}}
      />
    </Grid>
  </Container>
);

export const Loading = () => (
  <Container style={{ paddingBlock: '24px' }}>
    <SkeletonGroup label="Loading creators">
      <Grid min={300}>
        <CreatorCardSkeleton />
        <CreatorCardSkeleton />
        <CreatorCardSkeleton />
      </Grid>
    </SkeletonGroup>
  </Container>
);
