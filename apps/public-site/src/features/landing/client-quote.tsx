import { imageSrcSet, imageUrl } from '@showcase/data/images';
import { useDataClient } from '@showcase/data/query';
import type { QuotedReview } from '@showcase/data/reviews';
import { Container, Link, Rating, useFormatDate } from '@showcase/ui';
import { Band, Quote, QuotedCover, Source, Text } from './client-quote.styles.ts';

/** A client's review of a project, next to its cover; renders nothing without a review. */
export function ClientQuote({ review }: { review: QuotedReview | null }) {
  const client = useDataClient();
  const formatDate = useFormatDate();
  if (!review) return null;
  const { project } = review;
  return (
    <Band data-theme="night" aria-label="What a client says">
      <QuotedCover
        src={imageUrl(client, project.image_url)}
        srcSet={imageSrcSet(client, project.image_url)}
        color={project.image_color}
        sizes="(min-width: 768px) 46vw, 100vw"
        alt=""
      />
      <Container>
        <Text>
          <Quote dir="auto">“{review.comment}”</Quote>
          <Source>
            <Rating value={review.rating} />
            <span>
              Client of <bdi>{project.owner?.name}</bdi>, for{' '}
              <Link href={`/projects/${project.id}`}>
                <bdi>{project.title}</bdi>
              </Link>
            </span>
            <time dateTime={review.created_at}>{formatDate(review.created_at, 'month')}</time>
          </Source>
        </Text>
      </Container>
    </Band>
  );
}
