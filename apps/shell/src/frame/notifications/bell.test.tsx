import { aNotification, testId } from '@showcase/data/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { backendWithUsers } from '../../testing/backend-with-users.ts';
import { renderInShell } from '../../testing/render-in-shell.tsx';
import { Bell } from './bell.tsx';

const request = `/dashboard/dev/requests?request=${testId(501)}`;
const question = aNotification({ id: testId(1), needs_action: true });
const questionTitle = 'Mia Chen wants to hire you: Landing page in a week';
const news = aNotification({
  id: testId(2),
  kind: 'review_received',
  params: { actor_name: 'Mia Chen', rating: 4, review_id: testId(601) },
});
const newsTitle = 'Mia Chen reviewed you: 4 of 5';
const old = aNotification({
  id: testId(3),
  kind: 'message_received',
  params: { actor_name: 'Noah Bennett', actor_id: testId(2) },
  created_at: '2024-06-01T12:00:00.000Z',
  read_at: news.created_at,
});
const oldTitle = 'Noah Bennett sent you a message';

function openBell(rows = [question, news, old].map((row) => ({ ...row }))) {
  const backend = backendWithUsers({ signedInAs: 'ada', notifications: rows });
  const routes = [
    {
      path: '/dashboard',
      element: (
        <>
          <Bell userId={testId(1)} />
          <button type="button">Elsewhere on the page</button>
        </>
      ),
    },
  ];
  return renderInShell(routes, { path: '/dashboard', backend });
}

const bell = (name: string) => screen.findByRole('button', { name });
const panel = () => screen.queryByRole('region', { name: 'Notifications' });
const titles = (part: string) =>
  within(screen.getByRole('list', { name: part }))
    .getAllByRole('link')
    .map((link) => link.textContent);

describe('Bell', () => {
  it('has the number of unread notifications in its label', async () => {
    openBell();

    expect(await bell('Notifications, 2 unread')).toBeTruthy();
  });

  it('separates what needs a response from what has happened', async () => {
    const { person } = openBell();

    await person.click(await bell('Notifications, 2 unread'));

    expect(titles('Needs your answer')).toEqual([`Unread: ${questionTitle}`]);
    expect(titles('Updates')).toEqual([`Unread: ${newsTitle}`, oldTitle]);
  });

  it('shows an empty state', async () => {
    const { person } = openBell([]);

    await person.click(await bell('Notifications'));

    expect(await screen.findByText("You're all caught up.")).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Mark all as read' })).toBeNull();
  });

  it('shows a neutral sentence without a link for a kind that only a newer server knows', async () => {
    const { person } = openBell([aNotification({ kind: 'request_paid' }), { ...news }]);

    await person.click(await bell('Notifications, 2 unread'));

    const row = screen.getByRole('listitem', { name: 'You have a new notification' });
    expect(within(row).queryByRole('link')).toBeNull();
    expect(screen.getByRole('link', { name: `Unread: ${newsTitle}` })).toBeTruthy();
  });

  it('links to the subject of a notification and marks it as read', async () => {
    const { person, currentUrl, backend } = openBell();
    await person.click(await bell('Notifications, 2 unread'));

    await person.click(screen.getByRole('link', { name: /wants to hire you/ }));

    await waitFor(() => expect(currentUrl()).toBe(request));
    await waitFor(() => expect(backend.state.notifications[0]?.read_at).not.toBeNull());
    expect(backend.state.notifications[1]?.read_at).toBeNull();
  });

  it('marks one notification as read and keeps the focus in its row', async () => {
    const { person, backend } = openBell();
    await person.click(await bell('Notifications, 2 unread'));

    await person.click(screen.getByRole('button', { name: `Mark as read: ${newsTitle}` }));

    expect(await bell('Notifications, 1 unread')).toBeTruthy();
    await waitFor(() => expect(backend.state.notifications[1]?.read_at).not.toBeNull());
    const row = screen.getByRole('listitem', { name: newsTitle });
    expect(row.matches(':focus')).toBe(true);
  });

  it('marks all notifications as read', async () => {
    const { person, backend } = openBell();
    await person.click(await bell('Notifications, 2 unread'));

    await person.click(screen.getByRole('button', { name: 'Mark all as read' }));

    expect(await bell('Notifications')).toBeTruthy();
    await waitFor(() =>
      expect(backend.state.notifications.every(({ read_at }) => read_at !== null)).toBe(true),
    );
  });

  it('rolls back a read mark that could not be stored, and shows an error', async () => {
    const { person, backend } = openBell();
    await person.click(await bell('Notifications, 2 unread'));
    backend.answerWith(({ method }) =>
      method === 'PATCH' ? new Response('{}', { status: 403 }) : undefined,
    );

    await person.click(screen.getByRole('button', { name: 'Mark all as read' }));

    expect((await screen.findByRole('alert')).textContent).toBe(
      "Not saved. Your account can't do this.",
    );
    expect(await bell('Notifications, 2 unread')).toBeTruthy();
  });

  it('offers a retry if the notifications could not be loaded', async () => {
    const backend = backendWithUsers({ signedInAs: 'ada', notifications: [{ ...news }] });
    backend.answerWith(({ url }) =>
      url.pathname.endsWith('/notifications') ? new Response('{}', { status: 400 }) : undefined,
    );
    const { person } = renderInShell([{ path: '/', element: <Bell userId={testId(1)} /> }], {
      backend,
    });
    await person.click(await bell('Notifications'));
    const retry = await screen.findByRole('button', { name: 'Retry' });

    backend.comeBack();
    await person.click(retry);

    expect(await screen.findByRole('link', { name: new RegExp(newsTitle) })).toBeTruthy();
  });
});

describe('the panel by keyboard', () => {
  it('opens on Enter, is next in the tab order, and closes on Escape with the focus on the bell', async () => {
    const { person } = openBell();
    (await bell('Notifications, 2 unread')).focus();

    await person.keyboard('{Enter}');
    await person.tab();
    expect(screen.getByRole('button', { name: 'Mark all as read' }).matches(':focus')).toBe(true);
    await person.keyboard('{Escape}');

    expect(panel()).toBeNull();
    expect((await bell('Notifications, 2 unread')).matches(':focus')).toBe(true);
  });

  it('closes when the focus leaves', async () => {
    const { person } = openBell();
    await person.click(await bell('Notifications, 2 unread'));

    screen.getByRole('button', { name: 'Elsewhere on the page' }).focus();

    await waitFor(() => expect(panel()).toBeNull());
  });
});

describe('while the page is open', () => {
  const newNotification = aNotification({
    id: testId(4),
    kind: 'reply_received',
    params: { actor_name: 'Noah Bennett', actor_id: testId(2) },
  });

  it('shows and announces a new notification', async () => {
    const { backend } = openBell();
    await bell('Notifications, 2 unread');
    await expect.poll(() => backend.realtime.joined()).toBe(1);

    backend.state.notifications.push(newNotification);
    backend.realtime.announce(testId(1), 'notification_added', {
      notification_id: newNotification.id,
    });

    expect(await bell('Notifications, 3 unread')).toBeTruthy();
    expect(screen.getByText('New notification: Noah Bennett replied to your review')).toBeTruthy();
  });

  it('loses no notification that arrived while disconnected', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(0);
    const { backend } = openBell();
    await bell('Notifications, 2 unread');
    await expect.poll(() => backend.realtime.joined()).toBe(1);

    backend.realtime.disconnect();
    backend.state.notifications.push(newNotification);
    backend.realtime.reconnect();

    expect(await bell('Notifications, 3 unread')).toBeTruthy();
  });
});
