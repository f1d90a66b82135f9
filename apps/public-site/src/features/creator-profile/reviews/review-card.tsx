import { Avatar, Card, Link, Rating, Stack, formatDate, tokens } from '@showcase/ui';
import styled from 'styled-components';
import { ReportButton } from '../../../shared/reporting/report-button.tsx';
import type { ProfileReview } from '../creator-view.ts';

const Who = styled.p`
  flex: 1;
  font-weight: ${tokens.weight.semibold};
`;

const Quiet = styled.p`
  font-weight: ${tokens.weight.normal};
  color: ${tokens.color.inkMuted};
  font-size: ${tokens.text[14]};
`;

const Words = styled.p`
  max-inline-size: ${tokens.size.text};
  white-space: pre-line;
`;

const Reply = styled.blockquote`
  margin: 0;
  padding-inline-start: ${tokens.space[4]};
  border-inline-start: 2px solid ${tokens.color.border};
  color: ${tokens.color.inkMuted};
  font-size: ${tokens.text[14]};
`;

type ReviewCardProps = { review: ProfileReview; isSample: boolean };

export function ReviewCard({ review, isSample }: ReviewCardProps) {
  return (
    <Card as="article" aria-label={`Review of ${formatDate(review.created_at)}`}>
      <Stack gap={3} align="start">
        <Stack direction="row" gap={3} style={{ inlineSize: '100%' }}>
          <Avatar name={review.initial} size="m" />
          <Who>
            Client
            <Quiet as="time" dateTime={review.created_at} style={{ display: 'block' }}>
              {formatDate(review.created_at)}
            </Quiet>
          </Who>
          <Rating value={review.rating} />
        </Stack>
        <Words>{review.comment}</Words>
        {review.project && (
          <Quiet>
            Project:{' '}
            <Link href={`/projects/${review.project.id}`}>
              <bdi>{review.project.title}</bdi>
            </Link>
          </Quiet>
        )}
        {review.reply && (
          <Reply>
            <strong>Reply of the creator:</strong> {review.reply}
          </Reply>
        )}
        {!isSample && (
          <ReportButton
            kind="review"
            id={review.id}
            subject={`review of ${formatDate(review.created_at)}`}
          />
        )}
      </Stack>
    </Card>
  );
}
