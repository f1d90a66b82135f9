import { aUser, testId } from '@showcase/data/testing';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { openPage } from '../testing/open-page.tsx';

const PATH = '/dashboard/client/browse';
const users = () => [
  aUser({ skills: ['React', 'Vue'] }),
  aUser({ id: testId(2), name: 'Luis Ferrer', username: 'luis', skills: ['Firebase'] }),
];

it('moves the focus to a neighbor when a filter is removed', async () => {
  openPage(`${PATH}?skill=React&skill=Vue`, { users: users() });
  const hasFocus = (element: HTMLElement) => element.matches(':focus');
  await userEvent.click(await screen.findByRole('button', { name: 'Remove filter React' }));
  expect(hasFocus(screen.getByRole('button', { name: 'Remove filter Vue' }))).toBe(true);
  await userEvent.keyboard('{Enter}');
  await waitFor(() =>
    expect(screen.queryByRole('button', { name: 'Remove filter Vue' })).toBeNull(),
  );
  expect(hasFocus(await screen.findByText('2 developers'))).toBe(true);
});
