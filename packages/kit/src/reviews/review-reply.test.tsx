import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ReviewReply } from './review-reply.tsx';

it.each([
  [false, 'Your reply', null],
  [true, 'Your reply to the former version', 'Edited after the reply'],
])('says whether the review was edited after it: %s', (isEdited, title, mark) => {
  render(
    <ReviewReply
      title="Your reply"
      review={{ reply: 'I agree with every word!', is_edited_after_reply: isEdited }}
    />,
  );
  const reply = screen.getByRole('blockquote');
  expect(reply.textContent).toBe(`${title}I agree with every word!`);
  expect(screen.queryByText('Edited after the reply')?.textContent ?? null).toBe(mark);
});
