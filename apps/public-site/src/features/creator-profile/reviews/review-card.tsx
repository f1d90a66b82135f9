import { Avatar, Card, Link, Rating, Stack, formatDate, tokens } from '@showcase/ui';
import styled from 'styled-components';
import { ReportButton } from '../../../shared/reporting/report-button.tsx';
import type { ProfileReview } from '../creator-view.ts';

const Author = styled.p`
  flex: 1;
  font-weight: ${tokens.weight.semibold};
`;

const MutedText = styled.p`
  font-weight: ${tokens.weight.normal};
  color: ${tokens.color.inkMuted};
  font-size: ${tokens.text[14]};
`;

const CommentText = styled.p`
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
    <Card as="article" aria-label={`Review from ${formatDate(review.created_at)}`}>
      <Stack gap={3} align="start">
        <Stack direction="row" gap={3} style={{ inlineSize: '100%' }}>
          <Avatar name={review.initial} size="m" />
          <Author>
            Client
            <MutedText as="time" dateTime={review.created_at} style={{ display: 'block' }}>
              {formatDate(review.created_at)}
            </MutedText>
          </Author>
          <Rating value={review.rating} />
        </Stack>
        <CommentText>{review.comment}</CommentText>
        {review.project && (
          <MutedText>
            Project:{' '}
            <Link href={`/projects/${review.project.id}`}>
              <bdi>{review.project.title}</bdi>
            </Link>
          </MutedText>
        )}
        {review.reply && (
          <Reply>
            <strong>Creator's reply:</strong> {review.reply}
          </Reply>
        )}
        {!isSample && (
          <ReportButton
            kind="review"
            id={review.id}
            subject={`review from ${formatDate(review.created_at)}`}
          />
        )}
      </Stack>
    </Card>
  );
}
