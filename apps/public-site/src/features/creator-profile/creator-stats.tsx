import { formatPrice } from '@showcase/kit/prices';
import { formatCount, formatShortMoney, Rating, tokens } from '@showcase/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { CreatorView, ShownService } from './creator-view.ts';

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

const Muted = styled.span`
  color: ${tokens.color.inkMuted};
`;

/** What a client asks first: price, availability, rating and experience. */
export function CreatorStats({ creator, ...rest }: { creator: CreatorView; 'data-part': string }) {
  const [cheapest] = creator.services;
  const { availability, hourlyRate, yearsOfExperience } = creator;
  return (
    <section aria-label="Creator Stats" {...rest}>
      <Figures>
        {hourlyRate !== null && (
          <Figure
            decides
            label="Hourly rate"
            value={`From ${formatShortMoney(hourlyRate)} per hour`}
          />
        )}
        {cheapest && <Figure decides label="Services from" value={formatShortPrice(cheapest)} />}
        {availability && <Figure decides label="Availability" value={availability.label} />}
        <Figure
          decides
          label="Rating"
          value={
            creator.reviewCount > 0 ? (
              <Rating value={creator.rating} />
            ) : (
              <Muted>No reviews yet</Muted>
            )
          }
        />
        {yearsOfExperience !== null && (
          <Figure label="Experience" value={formatYears(yearsOfExperience)} />
        )}
        <Figure label="Projects" value={formatCount(creator.projectCount)} />
        <Figure label="Services" value={formatCount(creator.serviceCount)} />
        <Figure label="Reviews" value={formatCount(creator.reviewCount)} />
        <Figure label="Member since" value={creator.memberSince} />
      </Figures>
    </section>
  );
}

/** The price after 'Services from'. */
function formatShortPrice(service: ShownService) {
  return formatPrice(service)
    .replace('.00', '')
    .replace(/^From /, '');
}

function formatYears(years: number) {
  if (years === 0) return 'Under a year';
  return years === 1 ? '1 year' : `${years} years`;
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
