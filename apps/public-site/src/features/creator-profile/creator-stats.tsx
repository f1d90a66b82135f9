import { formatPrice } from '@showcase/kit/prices';
import { formatCount, Rating, tokens } from '@showcase/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { CreatorView } from './creator-view.ts';

/** In one row; where that is too narrow, what decides comes before the counts. */
const Figures = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: 1px;
  overflow: hidden;
  border: 1px solid ${tokens.color.border};
  border-radius: ${tokens.radius.l};
  background: ${tokens.color.surface};

  > div {
    display: flex;
    flex: 1 1 18%;
    flex-direction: column-reverse;
    justify-content: flex-end;
    padding: ${tokens.space[2]} ${tokens.space[3]};
    box-shadow:
      1px 0 ${tokens.color.border},
      0 1px ${tokens.color.border};
  }

  > [data-decides],
  > :last-child {
    flex-basis: 30%;
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
    > div {
      padding: ${tokens.space[3]} ${tokens.space[5]};
    }

    dd {
      font-size: ${tokens.text[18]};
    }
  }

  ${tokens.media.desktop} {
    flex-wrap: nowrap;

    > div,
    > [data-decides],
    > :last-child {
      flex-basis: auto;
    }
  }
`;

/** What a client asks first: price, availability, rating and experience. */
export function CreatorStats({ creator, ...rest }: { creator: CreatorView; 'data-part': string }) {
  const [cheapest] = creator.services;
  return (
    <section aria-label="Creator Stats" {...rest}>
      <Figures>
        {cheapest && (
          <Figure decides label="Services from" value={formatPrice(cheapest).replace('.00', '')} />
        )}
        {creator.availability && (
          <Figure decides label="Availability" value={creator.availability.label} />
        )}
        <Figure decides label="Rating" value={<Rating value={creator.rating} />} />
        <Figure label="Projects" value={formatCount(creator.projectCount)} />
        <Figure label="Services" value={formatCount(creator.serviceCount)} />
        <Figure label="Reviews" value={formatCount(creator.reviewCount)} />
        <Figure label="Member since" value={creator.memberSince} />
      </Figures>
    </section>
  );
}

type FigureProps = { label: string; value: ReactNode; decides?: boolean };

function Figure({ label, value, decides }: FigureProps) {
  return (
    <div data-decides={decides}>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  );
}
