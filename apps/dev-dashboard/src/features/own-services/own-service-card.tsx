import type { Service } from '@showcase/data/services';
import { ErrorNotice } from '@showcase/kit/errors';
import { Badge, Card, formatMoney, tokens } from '@showcase/ui';
import { getPriceLabel } from '@showcase/kit/prices';
import Clock from 'lucide-react/icons/clock';
import { useId } from 'react';
import styled from 'styled-components';
import { CardActions } from '../../shared/card-actions.tsx';
import { clampedText, IconLine, tallCard } from '../../shared/card-styles.ts';
import { HiddenNote } from '../../shared/hidden-note.tsx';
import { PauseButton } from './pause-button.tsx';
import { usePauseService } from './use-pause-service.ts';

type OwnServiceCardProps = {
  service: Service;
  /** True while its form is loading. */
  isOpening: boolean;
  onEdit: () => void;
  onDelete: () => void;
};

export function OwnServiceCard({ service, isOpening, onEdit, onDelete }: OwnServiceCardProps) {
  const titleId = useId();
  const pauseMutation = usePauseService(service);
  return (
    <ServiceCard forwardedAs="article" aria-labelledby={titleId} padding="l">
      <Title id={titleId}>
        <bdi>{service.title}</bdi>
      </Title>
      <HiddenNote kind="service" id={service.id} />
      <Price>
        {getPriceLabel(service)} <strong>{formatMoney(service.price)}</strong>
      </Price>
      <IconLine>
        <Clock aria-hidden />
        Delivery in {service.duration}
      </IconLine>
      <Description>{service.description}</Description>
      {service.requirements && (
        <Requirements>
          <dt>Requirements</dt>
          <dd>{service.requirements}</dd>
        </Requirements>
      )}
      <ErrorNotice error={pauseMutation.error} action="The service wasn't changed." />
      <Footer>
        {service.is_active ? (
          <Badge variant="success">Active</Badge>
        ) : (
          <Badge variant="neutral">Inactive</Badge>
        )}
        <CardActions
          title={service.title}
          isOpening={isOpening}
          onEdit={onEdit}
          onDelete={onDelete}
        >
          <PauseButton
            service={service}
            isBusy={pauseMutation.isPending}
            onPress={() => pauseMutation.mutate()}
          />
        </CardActions>
      </Footer>
    </ServiceCard>
  );
}

const ServiceCard = styled(Card)`
  ${tallCard}
  gap: ${tokens.space[3]};
`;

const Title = styled.h2`
  margin: 0;
  font-size: ${tokens.text[18]};
  overflow-wrap: anywhere;
`;

const Price = styled.p`
  margin: 0;
  color: ${tokens.color.inkMuted};
  font-size: ${tokens.text[14]};
  font-variant-numeric: tabular-nums;

  strong {
    color: ${tokens.color.ink};
    font-size: ${tokens.text[22]};
  }
`;

const Description = styled.p`
  ${clampedText(3)}
`;

const Requirements = styled.dl`
  margin: 0;
  font-size: ${tokens.text[14]};
  overflow-wrap: anywhere;

  dt {
    font-weight: ${tokens.weight.medium};
  }
  dd {
    margin: 0;
    color: ${tokens.color.inkMuted};
  }
`;

const Footer = styled.div`
  display: flex;
  gap: ${tokens.space[3]};
  align-items: center;
  justify-content: space-between;
  margin-block-start: auto;

  [data-card-actions] {
    position: static;
    flex: none;
  }
`;
