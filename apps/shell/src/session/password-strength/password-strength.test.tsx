import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { field, openSignup } from '../../testing/open-signup.tsx';

it('says how strong a password is while it is typed, as part of its description', async () => {
  await openSignup();
  const input = field('Password');
  const id = input.getAttribute('aria-describedby');
  const description = () => screen.getByText((_, element) => element?.id === id).textContent;
  expect(description()).toBe('');

  await userEvent.type(input, 'quiet');
  expect(description()).toBe('Password strength: Weak');
  await userEvent.type(input, 'river');
  expect(description()).toBe('Password strength: Good');
  await userEvent.type(input, ' lamp post');
  expect(description()).toBe('Password strength: Strong');
});

it('accepts a weak password of six characters', async () => {
  const { fillIn, send, skipQuestion, getSignUpRequests } = await openSignup();

  await fillIn({ Password: 'abcdef', 'Confirm Password': 'abcdef' });
  expect(screen.getByText('Weak', { exact: false })).toBeTruthy();
  await send();

  await skipQuestion();
  expect(getSignUpRequests()).toHaveLength(1);
});
