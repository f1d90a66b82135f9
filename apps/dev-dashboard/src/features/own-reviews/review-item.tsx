import { imageUrl } from '@showcase/data/images';
import { useDataClient } from '@showcase/data/query';
import type { Review } from '@showcase/data/reviews';
import { ReviewReply, VerifiedHire } from '@showcase/kit/reviews';
import { Avatar, Button, Card, formatDate, Link, Rating, tokens } from '@showcase/ui';
import { useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import styled from 'styled-components';
import { ReplyForm } from './reply-form.tsx';

type ReviewItemProps = {
  review: Review;
  /** True if the URL links to this review. */
  isLinked: boolean;
};

export function ReviewItem({ review, isLinked }: ReviewItemProps) {
  const client = useDataClient();
  const authorId = useId();
  const nameRef = useRef<HTMLHeadingElement>(null);
  const replyButton = useRef<HTMLButtonElement>(null);
  const [isReplying, setIsReplying] = useState(false);
  const cancel = () => {
    flushSync(() => setIsReplying(false));
    replyButton.current?.focus();
  };
  const finishReply = () => {
    // The form and the Reply button disappear, so move the focus first.
    nameRef.current?.focus();
    setIsReplying(false);
  };
  const author = review.author?.name ?? (review.author_initial === '' ? 'Former client' : 'Client');
  return (
    <Item
      forwardedAs="article"
      aria-labelledby={authorId}
      aria-current={isLinked || undefined}
      tabIndex={isLinked ? -1 : undefined}
      ref={isLinked ? scrollIntoViewAndFocus : undefined}
      padding="l"
    >
      <Header>
        <Avatar
          name={review.author?.name ?? review.author_initial}
          src={imageUrl(client, review.author?.avatar)}
        />
        <Author>
          <Name id={authorId} ref={nameRef} tabIndex={-1}>
            <bdi>{author}</bdi>
          </Name>
          <ReviewDate dateTime={review.created_at}>{formatDate(review.created_at)}</ReviewDate>
        </Author>
        <Rating value={review.rating} />
      </Header>
      <Hire>
        <VerifiedHire review={review} />
      </Hire>
      <Comment dir="auto">{review.comment}</Comment>
      {review.project && (
        <Project>
          Project: <Link href={`/projects/${review.project.id}`}>{review.project.title}</Link>
        </Project>
      )}
      <ReviewReply title="Your reply" review={review} />
      {(isReplying || review.reply === null || review.is_edited_after_reply) && (
        <ReplyWrapper>
          {isReplying ? (
            <ReplyForm review={review} onCancel={cancel} onPublished={finishReply} />
          ) : (
            <Button ref={replyButton} size="s" onClick={() => setIsReplying(true)}>
              {review.reply === null ? 'Reply' : 'Reply again'}
            </Button>
          )}
        </ReplyWrapper>
      )}
    </Item>
  );
}

function scrollIntoViewAndFocus(element: HTMLElement | null) {
  element?.scrollIntoView({ block: 'center' });
  element?.focus({ preventScroll: true });
}

const Item = styled(Card)`
  &[aria-current] {
    border-color: ${tokens.color.volt};
  }
`;

const ReplyWrapper = styled.div`
  margin-block-start: ${tokens.space[4]};
`;

const Header = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space[3]};
  align-items: center;
`;

const Author = styled.div`
  flex: 1 1 120px;
  min-inline-size: 0;
`;

const Name = styled.h2`
  margin: 0;
  font-size: ${tokens.text[16]};
  overflow-wrap: anywhere;
`;

const ReviewDate = styled.time`
  color: ${tokens.color.inkMuted};
  font-size: ${tokens.text[14]};
`;

const Hire = styled.div`
  margin-block-start: ${tokens.space[3]};

  &:empty {
    display: none;
  }
`;

const Comment = styled.p`
  max-inline-size: ${tokens.size.text};
  margin: ${tokens.space[4]} 0 0;
  overflow-wrap: anywhere;
  white-space: pre-line;
`;

const Project = styled.p`
  margin: ${tokens.space[3]} 0 0;
  color: ${tokens.color.inkMuted};
  font-size: ${tokens.text[14]};
`;
