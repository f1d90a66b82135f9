import { Avatar, Card, Link, Rating, Stack, tokens, useFormatDate } from '@showcase/ui';
import styled from 'styled-components';
import { ReportButton } from '../../../shared/reporting/report-button.tsx';
import type { ProfileReview } from '../creator-view.ts';

const Heading = styled(Stack)`
  inline-size: 100%;
`;

const Author = styled.p`
  flex: 1;
  font-weight: ${tokens.weight.semibold};
`;

const MutedText = styled.p`
  display: block;
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
  const date = useFormatDate()(review.created_at);
  return (
    <Card as="article" aria-label={`Review from ${date}`}>
      <Stack gap={3} align="start">
        <Heading direction="row" gap={3}>
          <Avatar name={review.initial} size="m" />
          <Author>
            Client
            <MutedText as="time" dateTime={review.created_at}>
              {date}
            </MutedText>
          </Author>
          <Rating value={review.rating} />
        </Heading>
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
        {!isSample && <ReportButton kind="review" id={review.id} subject={`review from ${date}`} />}
      </Stack>
    </Card>
  );
}
