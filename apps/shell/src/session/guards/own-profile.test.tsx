import { act, screen } from '@testing-library/react';
import { onlineManager } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { backendWithUsers } from '../../testing/backend-with-users.ts';
import { renderInShell } from '../../testing/render-in-shell.tsx';
import { WithOwnProfile } from './own-profile.tsx';

const routes = [
  {
    path: '/dashboard/dev/profile',
    element: (
      <WithOwnProfile>
        <h1>My Profile</h1>
      </WithOwnProfile>
    ),
  },
];

function open({ isDown = false } = {}) {
  const backend = backendWithUsers({ signedInAs: 'ada' });
  if (isDown) backend.goDown();
  return renderInShell(routes, { path: '/dashboard/dev/profile', backend });
}

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => act(() => onlineManager.setOnline(true)));

it('waits for the profile, then shows the page', async () => {
  open();
  expect(screen.getByText('Loading')).toBeDefined();
  expect(await screen.findByRole('heading', { name: 'My Profile' })).toBeDefined();
});

it('shows an error if the profile cannot be loaded, until Retry succeeds', async () => {
  const { backend, person } = open({ isDown: true });
  expect((await screen.findByRole('alert')).textContent).toBe("We couldn't load your profile.");
  expect(screen.queryByRole('heading', { name: 'My Profile' })).toBeNull();

  await person.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('alert')).toBeDefined();
  backend.comeBack();
  await person.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('heading', { name: 'My Profile' })).toBeDefined();
});

it('retries automatically when the network returns', async () => {
  const { backend } = open({ isDown: true });
  await screen.findByRole('alert');
  act(() => onlineManager.setOnline(false));
  backend.comeBack();
  act(() => onlineManager.setOnline(true));
  expect(await screen.findByRole('heading', { name: 'My Profile' })).toBeDefined();
});
