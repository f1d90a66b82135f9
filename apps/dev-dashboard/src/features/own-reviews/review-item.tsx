import { imageUrl, useDataClient, type Review } from '@showcase/data';
import { Avatar, Card, formatDate, Link, Rating, tokens } from '@showcase/ui';
import { useId } from 'react';
import styled from 'styled-components';

export function ReviewItem({ review }: { review: Review }) {
  const client = useDataClient();
  const authorId = useId();
  const author = review.author?.name ?? 'Client';
  return (
    <Card as="article" aria-labelledby={authorId} padding="l">
      <Header>
        <Avatar
          name={review.author?.name ?? review.author_initial}
          src={imageUrl(client, review.author?.avatar)}
        />
        <Author>
          <Name id={authorId}>
            <bdi>{author}</bdi>
          </Name>
          <When dateTime={review.created_at}>{formatDate(review.created_at)}</When>
        </Author>
        <Rating value={review.rating} />
      </Header>
      <Comment dir="auto">{review.comment}</Comment>
      {review.project && (
        <Project>
          Project: <Link href={`/projects/${review.project.id}`}>{review.project.title}</Link>
        </Project>
      )}
      {review.reply && (
        <Reply>
          <strong>Your reply</strong>
          <span dir="auto">{review.reply}</span>
        </Reply>
      )}
    </Card>
  );
}

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

const When = styled.time`
  color: ${tokens.color.inkMuted};
  font-size: ${tokens.text[14]};
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

const Reply = styled.p`
  display: grid;
  gap: ${tokens.space[1]};
  max-inline-size: ${tokens.size.text};
  margin: ${tokens.space[4]} 0 0;
  padding-inline-start: ${tokens.space[4]};
  border-inline-start: 2px solid ${tokens.color.border};
  font-size: ${tokens.text[14]};
  overflow-wrap: anywhere;
  white-space: pre-line;
`;
