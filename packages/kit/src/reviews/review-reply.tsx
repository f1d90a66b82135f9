import type { Review } from '@showcase/data/reviews';
import { tokens } from '@showcase/ui';
import styled from 'styled-components';

const Mark = styled.p`
  margin: ${tokens.space[3]} 0 0;
  color: ${tokens.color.inkMuted};
  font-size: ${tokens.text[14]};
`;

const Reply = styled.blockquote`
  display: grid;
  gap: ${tokens.space[1]};
  max-inline-size: ${tokens.size.text};
  margin: ${tokens.space[3]} 0 0;
  padding-inline-start: ${tokens.space[4]};
  border-inline-start: 2px solid ${tokens.color.border};
  font-size: ${tokens.text[14]};
  overflow-wrap: anywhere;
  white-space: pre-line;
`;

type ReviewReplyProps = {
  /** Whose reply it is, for the reader. */
  title: string;
  review: Pick<Review, 'reply' | 'is_edited_after_reply'>;
};

/** The reply to a review, and whether the review was edited after it. Nothing without a reply. */
export function ReviewReply({ title, review }: ReviewReplyProps) {
  const { reply, is_edited_after_reply: isEdited } = review;
  if (reply === null) return null;
  return (
    <>
      {isEdited && <Mark>Edited after the reply</Mark>}
      <Reply>
        <strong>{isEdited ? `${title} to the former version` : title}</strong>
        <span dir="auto">{reply}</span>
      </Reply>
    </>
  );
}
