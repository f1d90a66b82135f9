import { formatPrice } from '@showcase/kit/prices';
import { Button, ButtonLink, Card, ChipRow, Stack, VisuallyHidden } from '@showcase/ui';
import Clock from 'lucide-react/icons/clock';
import { useHiring } from '../../../shared/hiring/use-hiring.ts';
import { ReportButton } from '../../../shared/reporting/report-button.tsx';
import { Facts, Price, Summary, Text, Title } from './service-card.styles.ts';
import { ServiceDetails } from './service-details.tsx';
import { serviceFacts } from '../../../shared/services/service-facts.ts';
import type { ShownService } from '../creator-view.ts';
import { ServicePictures } from './service-pictures.tsx';

type ServiceCardProps = { service: ShownService; isSample: boolean; isOwn: boolean };

/** The id of a service's card on the page, which takes the focus. */
export const serviceElementId = (id: string) => `service-${id}`;

/** A service with everything that a client needs to know before a hire request. */
export function ServiceCard({ service, isSample, isOwn }: ServiceCardProps) {
  const hiring = useHiring();
  const packageOption = (name: string) => `${service.id}:${name}`;
  const { tags = [], packages = [], pricing_model } = service.metadata;
  // Packages have their own delivery times, in the table.
  const hasPackages = pricing_model === 'packages' && packages.length > 0;
  return (
    <Card
      as="article"
      padding="l"
      id={serviceElementId(service.id)}
      tabIndex={-1}
      aria-label={service.title}
    >
      <Stack gap={5}>
        <Summary>
          <ServicePictures title={service.title} images={service.images} />
          <Stack gap={3}>
            <Stack direction="row" gap={3} align="baseline" justify="between">
              <Title>
                <bdi>{service.title}</bdi>
              </Title>
              <Price>{formatPrice(service)}</Price>
            </Stack>
            <Text>{service.description}</Text>
            <Facts role="list">
              {!hasPackages && (
                <li>
                  <Clock aria-hidden />
                  Delivery in {service.duration}
                </li>
              )}
              {serviceFacts(service).map((fact) => (
                <li key={fact}>{fact}</li>
              ))}
            </Facts>
            <ServiceAction service={service} isSample={isSample} isOwn={isOwn} />
          </Stack>
        </Summary>
        <ServiceDetails
          service={service}
          {...(!isSample &&
            !isOwn && {
              packageChoice: {
                choose: (name: string) => hiring.open(packageOption(name)),
                isOpening: (name: string) => hiring.isOpening(packageOption(name)),
              },
            })}
        />
        {tags.length > 0 && <ChipRow label="Tags" items={tags} limit={tags.length} />}
        {!isOwn && !isSample && (
          <div>
            <ReportButton kind="service" id={service.id} subject={service.title} />
          </div>
        )}
      </Stack>
    </Card>
  );
}

function ServiceAction({ service, isSample, isOwn }: ServiceCardProps) {
  const hiring = useHiring();
  if (isOwn) {
    return (
      <div>
        <ButtonLink href={`/dashboard/dev/services?edit=${service.id}`}>
          Edit service
          <VisuallyHidden>
            {' '}
            <bdi>{service.title}</bdi>
          </VisuallyHidden>
        </ButtonLink>
      </div>
    );
  }
  return (
    <div>
      <Button
        variant="primary"
        disabled={isSample}
        isBusy={hiring.isOpening(service.id)}
        onClick={() => hiring.open(service.id)}
      >
        Hire for this service
      </Button>
    </div>
  );
}
