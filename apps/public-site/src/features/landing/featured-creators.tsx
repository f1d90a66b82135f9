import { CreatorCard, Grid } from '@showcase/ui';
import { Section } from './section.tsx';
import { featuredCreators } from './static-cards.ts';

export function FeaturedCreators() {
  return (
    <Section
      title="Featured Creators"
      subtitle="Examples of how creators present their work."
      isSample
      more={{ href: '/creators', label: 'All creators' }}
    >
      <Grid as="ul" role="list" min={300}>
        {featuredCreators.map((card) => (
          <li key={card.creator.id}>
            <CreatorCard {...card} />
          </li>
        ))}
      </Grid>
    </Section>
  );
}
