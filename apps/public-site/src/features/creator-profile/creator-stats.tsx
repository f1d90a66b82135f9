import { formatPrice } from '@showcase/kit/prices';
import { formatCount, formatShortMoney, Rating, tokens } from '@showcase/ui';
import { useId, type ReactNode } from 'react';
import styled from 'styled-components';
import type { CreatorView, ShownService } from './creator-view.ts';

const Title = styled.h2`
  margin-block-end: ${tokens.space[2]};
  font-size: ${tokens.text[18]};
`;

/** In one row; where that is too narrow, what decides is in rows of its own, above the counts. */
const Figures = styled.div`
  overflow: hidden;
  border: 1px solid ${tokens.color.border};
  border-radius: ${tokens.radius.l};
  background: ${tokens.color.surface};

  ${tokens.media.large} {
    display: flex;
  }
`;

const List = styled.dl`
  display: grid;
  grid-template-columns: repeat(2, auto);
  flex: auto;
  margin: 0;

  > div {
    display: flex;
    flex: auto;
    flex-direction: column-reverse;
    justify-content: flex-end;
    padding: ${tokens.space[2]} ${tokens.space[3]};
    box-shadow:
      1px 0 ${tokens.color.border},
      0 1px ${tokens.color.border};
  }

  > :nth-child(odd of :not([data-wide])):last-child {
    grid-column: 1 / -1;
  }

  dt {
    color: ${tokens.color.inkMuted};
    font-size: ${tokens.text[12]};
  }

  dd {
    margin: 0;
    font-family: ${tokens.display};
    font-weight: ${tokens.weight.bold};
    letter-spacing: -0.01em;
    font-variant-numeric: tabular-nums;
    overflow-wrap: anywhere;
  }

  > [data-wide] {
    display: none;
  }

  ${tokens.media.wide} {
    grid-template-columns: none;
    grid-auto-columns: auto;
    grid-auto-flow: column;

    > div {
      padding: ${tokens.space[3]} ${tokens.space[5]};
    }

    > :last-child {
      grid-column: auto;
    }

    dd {
      font-size: ${tokens.text[18]};
    }
  }

  ${tokens.media.desktop} {
    > [data-wide] {
      display: flex;
    }
  }

  ${tokens.media.large} {
    display: flex;

    > div {
      padding-inline: ${tokens.space[4]};
    }
  }
`;

const Counts = styled(List)`
  grid-template-columns: repeat(4, auto);

  dd {
    font-size: ${tokens.text[14]};
  }

  ${tokens.media.large} {
    dd {
      font-size: ${tokens.text[18]};
    }
  }
`;

const Muted = styled.span`
  color: ${tokens.color.inkMuted};
  font-family: ${tokens.font};
  font-size: ${tokens.text[14]};
  font-weight: ${tokens.weight.normal};
`;

/** The facts that a client asks for first: price, availability, rating and experience. */
export function CreatorStats({ creator, ...rest }: { creator: CreatorView; 'data-part': string }) {
  const [cheapest] = creator.services;
  const { availability, hourlyRate, yearsOfExperience } = creator;
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} {...rest}>
      <Title id={titleId}>Creator Stats</Title>
      <Figures>
        <List>
          {hourlyRate !== null && (
            <Figure label="Hourly rate" value={`From ${formatShortMoney(hourlyRate)} per hour`} />
          )}
          {cheapest && <Figure isWide label="Services from" value={formatShortPrice(cheapest)} />}
          {availability && <Figure label="Availability" value={availability.label} />}
          {yearsOfExperience !== null && (
            <Figure label="Experience" value={formatYears(yearsOfExperience)} />
          )}
          <Figure
            label="Rating"
            value={
              creator.ratingCount > 0 ? (
                <Rating value={creator.rating} />
              ) : (
                <Muted>No reviews yet</Muted>
              )
            }
          />
        </List>
        <Counts>
          <Figure label="Projects" value={formatCount(creator.projectCount)} />
          <Figure label="Services" value={formatCount(creator.serviceCount)} />
          <Figure label="Reviews" value={formatCount(creator.reviewCount)} />
          <Figure label="Member since" value={creator.memberSince} />
        </Counts>
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

type FigureProps = {
  label: string;
  value: ReactNode;
  /** Only where the prices of the services are not listed below. */
  isWide?: boolean;
};

function Figure({ label, value, isWide }: FigureProps) {
  return (
    <div data-wide={isWide}>
      <dt>{label}</dt>
      <dd>{typeof value === 'string' ? <bdi>{value}</bdi> : value}</dd>
    </div>
  );
}
