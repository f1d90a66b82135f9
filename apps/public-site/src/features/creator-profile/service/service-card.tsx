import { Button, Card, Chip, Stack } from '@showcase/ui';
import { Clock } from 'lucide-react';
import { useDialogParam } from '../../../shared/on-demand/use-dialog-param.ts';
import { priceLabel } from '../../../shared/price-label.ts';
import { ReportButton } from '../../../shared/reporting/report-button.tsx';
import type { ProfileService } from '../creator-view.ts';
import { Facts, Price, Text, Title } from './service-card.styles.ts';
import { ServiceDetails } from './service-details.tsx';
import { serviceFacts } from './service-facts.ts';
import { ServicePictures } from './service-pictures.tsx';

type ServiceCardProps = { service: ProfileService; isSample: boolean };

/** A service with all that a client wants to know before they ask for it. */
export function ServiceCard({ service, isSample }: ServiceCardProps) {
  const hiring = useDialogParam('hire');
  const tags = service.metadata.tags ?? [];
  return (
    <Card as="article" padding="l" aria-label={service.title}>
      <Stack gap={5}>
        <ServicePictures title={service.title} images={service.images} />
        <Stack direction="row" gap={3} align="baseline" justify="between">
          <Title>{service.title}</Title>
          <Price>{priceLabel(service)}</Price>
        </Stack>
        <Text>{service.description}</Text>
        <Facts role="list">
          <li>
            <Clock aria-hidden />
            Delivery in {service.duration}
          </li>
          {serviceFacts(service).map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </Facts>
        <ServiceDetails
          service={service}
          {...(!isSample && {
            onChoosePackage: (name: string) => hiring.open(`${service.id}:${name}`),
          })}
        />
        {tags.length > 0 && (
          <Stack as="ul" role="list" aria-label="Tags" direction="row" gap={2}>
            {tags.map((tag) => (
              <li key={tag}>
                <Chip>{tag}</Chip>
              </li>
            ))}
          </Stack>
        )}
        <Stack direction="row" gap={3} justify="between">
          <Button variant="primary" disabled={isSample} onClick={() => hiring.open(service.id)}>
            Hire for this service
          </Button>
          {!isSample && <ReportButton kind="service" id={service.id} subject={service.title} />}
        </Stack>
      </Stack>
    </Card>
  );
}
