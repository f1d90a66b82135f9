import { CreatorCard } from '@showcase/ui';
import { CardRow } from './card-row.ts';
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
      <CardRow>
        {featuredCreators.map((card) => (
          <li key={card.creator.id}>
            <CreatorCard {...card} />
          </li>
        ))}
      </CardRow>
    </Section>
  );
}
