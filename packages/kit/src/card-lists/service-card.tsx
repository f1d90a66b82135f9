import { imageSrcSet, imageUrl } from '@showcase/data/images';
import { useDataClient } from '@showcase/data/query';
import type { FoundService } from '@showcase/data/services';
import {
  Avatar,
  bidi,
  Cover,
  formatShortMoney,
  SkeletonBlock,
  SkeletonText,
  StarRating,
} from '@showcase/ui';
import { memo, useId } from 'react';
import {
  CardElement,
  Facts,
  Foot,
  Model,
  Part,
  Person,
  Picture,
  Price,
  Title,
  ViewLink,
  titleLineHeight,
} from './service-card.styles.ts';

type ServiceCardProps = {
  service: FoundService;
  headingLevel?: 2 | 3;
  imageLoading?: 'eager' | 'lazy';
};

/** A service in a list, with the creator who offers it. */
export const ServiceCard = memo(function ServiceCard(props: ServiceCardProps) {
  const { service, headingLevel = 3, imageLoading = 'lazy' } = props;
  const { creator } = service;
  const client = useDataClient();
  const titleId = useId();
  return (
    <CardElement
      forwardedAs="article"
      variant="interactive"
      padding="none"
      aria-labelledby={titleId}
      data-card
    >
      <div>
        <Picture>
          <Cover
            src={imageUrl(client, service.image_url)}
            srcSet={imageSrcSet(client, service.image_url)}
            sizes="(min-width: 768px) 300px, 90vw"
            alt={bidi`Picture of ${service.title}`}
            loading={imageLoading}
            color={service.image_color}
          />
        </Picture>
        <Title as={`h${headingLevel}`} id={titleId} dir="auto">
          {service.title}
        </Title>
      </div>
      <Part>
        <Person>
          <Avatar
            name={creator.name}
            src={imageUrl(client, creator.avatar)}
            size="xs"
            isDecorative
          />
          <bdi>{creator.name}</bdi>
          {creator.rating_count > 0 ? (
            <StarRating value={creator.rating_avg} />
          ) : (
            <span>No reviews yet</span>
          )}
        </Person>
      </Part>
      <Part>
        <Facts>
          <Price>{describePrice(service)}</Price>
          {service.duration && <span>{toRange(service.duration)}</span>}
        </Facts>
      </Part>
      <Foot>
        <Model>{MODEL_LABELS[service.pricing_model]}</Model>
        <ViewLink
          variant="quiet"
          href={`/creators/${encodeURIComponent(creator.id)}#service-${service.id}`}
          aria-describedby={titleId}
        >
          View service
        </ViewLink>
      </Foot>
    </CardElement>
  );
});

const MODEL_LABELS = { fixed: 'Fixed price', hourly: 'Hourly', packages: 'Packages' };

function describePrice({ price, pricing_model }: FoundService) {
  const amount = formatShortMoney(price);
  if (pricing_model === 'packages') return `From ${amount}`;
  return pricing_model === 'hourly' ? `About ${amount}` : amount;
}

/** '3-5 days' with a dash between the numbers. */
function toRange(duration: string) {
  return duration.replaceAll(/(\d)\s*-\s*(\d)/g, '$1–$2');
}

/** Has the same size as a ServiceCard in the same column. */
export function ServiceCardSkeleton() {
  return (
    <CardElement aria-hidden padding="none" data-card>
      <div>
        <Picture>
          <Cover src={null} alt="" />
        </Picture>
        <Title as="div">
          <SkeletonText size={18} lineHeight={titleLineHeight} />
        </Title>
      </div>
      <Part>
        <SkeletonBlock height="24px" width="60%" />
      </Part>
      <Part>
        <SkeletonBlock height="27px" width="70%" />
      </Part>
      <Foot>
        <SkeletonBlock height="14px" width="96px" />
      </Foot>
    </CardElement>
  );
}
