import { formatPrice } from '@showcase/kit/prices';
import { formatCount, Rating, tokens } from '@showcase/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { CreatorView } from './creator-view.ts';

/** As many columns as fit, with hairlines between them. */
const Figures = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(104px, 100%), 1fr));
  gap: 1px;
  overflow: hidden;
  margin-block-start: ${tokens.space[4]};
  border: 1px solid ${tokens.color.border};
  border-radius: ${tokens.radius.l};
  background: ${tokens.color.surface};

  > div {
    display: flex;
    flex-direction: column-reverse;
    justify-content: flex-end;
    padding: ${tokens.space[2]} ${tokens.space[3]};
    box-shadow: 1px 0 ${tokens.color.border};
  }

  dt {
    color: ${tokens.color.inkMuted};
    font-size: ${tokens.text[12]};
  }

  dd {
    font-family: ${tokens.display};
    font-weight: ${tokens.weight.bold};
    letter-spacing: -0.01em;
    font-variant-numeric: tabular-nums;
    overflow-wrap: anywhere;
  }

  ${tokens.media.wide} {
    margin-block-start: ${tokens.space[6]};

    > div {
      padding: ${tokens.space[3]} ${tokens.space[5]};
    }

    dd {
      font-size: ${tokens.text[18]};
    }
  }
`;

/** What a client asks first: price, availability, rating and experience. */
export function CreatorStats({ creator }: { creator: CreatorView }) {
  const [cheapest] = creator.services;
  return (
    <section aria-label="Creator Stats">
      <Figures>
        {cheapest && (
          <Figure label="Services from" value={formatPrice(cheapest).replace('.00', '')} />
        )}
        {creator.availability && <Figure label="Availability" value={creator.availability.label} />}
        <Figure label="Rating" value={<Rating value={creator.rating} />} />
        <Figure label="Projects" value={formatCount(creator.projectCount)} />
        <Figure label="Services" value={formatCount(creator.serviceCount)} />
        <Figure label="Reviews" value={formatCount(creator.reviewCount)} />
        <Figure label="Member since" value={creator.memberSince} />
      </Figures>
    </section>
  );
}

function Figure({ label, value }: { label: string; value: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  );
}
