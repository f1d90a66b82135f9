import { formatPrice } from '@showcase/kit/prices';
import { tokens } from '@showcase/ui';
import styled from 'styled-components';
import type { ShownService } from '../creator-view.ts';

const MAX_ROWS = 3;

/** Wide screens have room for the tabs without it. */
const Prices = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space[2]};
  margin-block-end: ${tokens.space[5]};

  ${tokens.media.desktop} {
    display: none;
  }
`;

const Heading = styled.h2`
  font-size: ${tokens.text[18]};
`;

const Rows = styled.ul`
  padding: 0;
  border: 1px solid ${tokens.color.border};
  border-radius: ${tokens.radius.l};
  background: ${tokens.color.surface};
  list-style: none;

  > li + li {
    border-block-start: 1px solid ${tokens.color.border};
  }
`;

const Row = styled.button`
  display: flex;
  gap: ${tokens.space[3]};
  align-items: center;
  justify-content: space-between;
  inline-size: 100%;
  min-block-size: 44px;
  padding: ${tokens.space[2]} ${tokens.space[4]};
  border: 0;
  border-radius: inherit;
  background: none;
  color: ${tokens.color.ink};
  font-size: ${tokens.text[14]};
  text-align: start;
  cursor: pointer;

  > bdi {
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }

  > strong {
    flex: none;
    font-variant-numeric: tabular-nums;
  }
`;

type ServicePricesProps = {
  services: readonly ShownService[];
  /** Shows the whole service. */
  onOpen: (id: string) => void;
};

/** The services with their prices, which a buyer on a phone looks for first, before the work. */
export function ServicePrices({ services, onOpen }: ServicePricesProps) {
  if (services.length === 0) return null;
  return (
    <Prices aria-label="Services and prices">
      <Heading>Services and prices</Heading>
      <Rows role="list">
        {services.slice(0, MAX_ROWS).map((service) => (
          <li key={service.id}>
            <Row type="button" onClick={() => onOpen(service.id)}>
              <bdi>{service.title}</bdi>
              <strong>
                <bdi>{formatPrice(service)}</bdi>
              </strong>
            </Row>
          </li>
        ))}
      </Rows>
    </Prices>
  );
}
