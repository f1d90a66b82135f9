import { testId } from '@showcase/data/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { backendWithUsers } from '../../../testing/backend-with-users.ts';
import { renderInShell } from '../../../testing/render-in-shell.tsx';
import { DashboardFrame } from '../../dashboard-frame.tsx';

const ADA = testId(1);

beforeEach(() => {
  document.title = '';
});
afterEach(() => {
  document.title = '';
});

function openDashboard(path: string, unread: number) {
  const backend = backendWithUsers({ signedInAs: 'ada' });
  backend.rpc('unread_messages', () => unread);
  const page = (
    <DashboardFrame>
      <title>My Profile · Bolt Showcase</title>
    </DashboardFrame>
  );
  const view = renderInShell([{ path: '/dashboard/*', element: page }], { path, backend });
  const receive = async (count: number) => {
    await waitFor(() => expect(backend.realtime.joined()).toBeGreaterThan(0));
    backend.rpc('unread_messages', () => count);
    act(() => backend.realtime.announce(ADA, 'message_added', { conversation_id: testId(400) }));
  };
  return { ...view, receive };
}

const link = (area: string, name: string) =>
  within(screen.getByRole('navigation', { name: `${area} dashboard` })).findByRole('link', {
    name,
  });

it.each([
  ['Developer', '/dashboard/dev/profile'],
  ['Client', '/dashboard/client/browse'],
])('the sidebar of the %s area has the number of unread messages', async (area, path) => {
  openDashboard(path, 3);
  expect(await link(area, 'Messages 3 unread')).toBeTruthy();
});

it('counts to 99', async () => {
  openDashboard('/dashboard/client/browse', 100);
  expect(await link('Client', 'Messages 99+ unread')).toBeTruthy();
  await waitFor(() => expect(document.title).toBe('(99+) My Profile · Bolt Showcase'));
});

it('shows no number if everything is read', async () => {
  openDashboard('/dashboard/client/browse', 0);
  expect(await link('Client', 'Messages')).toBeTruthy();
  await waitFor(() => expect(document.title).toBe('My Profile · Bolt Showcase'));
});

it('follows what arrives and what is read, announces only what arrives, and keeps the title in step', async () => {
  const { receive } = openDashboard('/dashboard/client/browse', 1);
  await waitFor(() => expect(document.title).toBe('(1) My Profile · Bolt Showcase'));
  expect(screen.queryByText('1 unread message')).toBeNull();

  await receive(2);
  expect(await link('Client', 'Messages 2 unread')).toBeTruthy();
  expect(await screen.findByText('2 unread messages')).toBeTruthy();
  await waitFor(() => expect(document.title).toBe('(2) My Profile · Bolt Showcase'));

  await receive(0);
  expect(await link('Client', 'Messages')).toBeTruthy();
  await waitFor(() => expect(document.title).toBe('My Profile · Bolt Showcase'));
  expect(screen.queryByText('2 unread messages')).toBeNull();
});
