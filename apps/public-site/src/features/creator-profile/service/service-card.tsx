import { Card, Stack, tokens } from '@showcase/ui';
import { Clock } from 'lucide-react';
import styled from 'styled-components';
import type { ProfileService } from '../creator-view.ts';
import { priceLabel } from './price-label.ts';

const FullHeight = styled(Card)`
  block-size: 100%;
`;

const Title = styled.h3`
  flex: 1 1 180px;
`;

const Price = styled.p`
  font-size: ${tokens.text[18]};
  font-weight: ${tokens.weight.semibold};
  font-variant-numeric: tabular-nums;
`;

const Text = styled.p`
  color: ${tokens.color.inkMuted};
  font-size: ${tokens.text[14]};
  white-space: pre-line;
`;

const Delivery = styled.p`
  display: flex;
  gap: ${tokens.space[2]};
  align-items: center;
  font-size: ${tokens.text[14]};

  svg {
    inline-size: 16px;
    block-size: 16px;
    color: ${tokens.color.inkMuted};
  }
`;

export function ServiceCard({ service }: { service: ProfileService }) {
  return (
    <FullHeight forwardedAs="article" aria-label={service.title}>
      <Stack gap={3}>
        <Stack direction="row" gap={3} align="baseline" justify="between">
          <Title>{service.title}</Title>
          <Price>{priceLabel(service)}</Price>
        </Stack>
        <Text>{service.description}</Text>
        <Delivery>
          <Clock aria-hidden />
          Delivery in {service.duration}
        </Delivery>
        {service.requirements && (
          <Text>
            <strong>Requirements:</strong> {service.requirements}
          </Text>
        )}
      </Stack>
    </FullHeight>
  );
}
