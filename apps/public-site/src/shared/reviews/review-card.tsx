import { ReviewReply, VerifiedHire } from '@showcase/kit/reviews';
import { Avatar, Card, Link, Rating, Stack, tokens, useFormatDate } from '@showcase/ui';
import styled from 'styled-components';
import type { Review } from '@showcase/data/reviews';
import { ReportButton } from '../reporting/report-button.tsx';

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

/** A review as public pages show it: of the author only the initial, which former clients don't have. */
export type ShownReview = Pick<
  Review,
  | 'id'
  | 'rating'
  | 'is_counted'
  | 'comment'
  | 'reply'
  | 'is_edited_after_reply'
  | 'created_at'
  | 'hire'
> & {
  initial: string;
  project: { id: string; title: string } | null;
};

type ReviewCardProps = { review: ShownReview; isSample: boolean };

export function ReviewCard({ review, isSample }: ReviewCardProps) {
  const date = useFormatDate()(review.created_at);
  return (
    <Card as="article" aria-label={`Review from ${date}`}>
      <Stack gap={3} align="start">
        <Heading direction="row" gap={3}>
          <Avatar name={review.initial} size="m" />
          <Author>
            {review.initial === '' ? 'Former client' : 'Client'}
            <MutedText as="time" dateTime={review.created_at}>
              {date}
            </MutedText>
          </Author>
          <Rating value={review.rating} />
        </Heading>
        <VerifiedHire review={review} />
        <CommentText>{review.comment}</CommentText>
        {review.project && (
          <MutedText>
            Project:{' '}
            <Link href={`/projects/${review.project.id}`}>
              <bdi>{review.project.title}</bdi>
            </Link>
          </MutedText>
        )}
        <ReviewReply title="Creator's reply" review={review} />
        {!isSample && <ReportButton kind="review" id={review.id} subject={`review from ${date}`} />}
      </Stack>
    </Card>
  );
}
