import { aHireRequest, anEvent, aUser, testId } from '@showcase/data/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ada, openPage } from '../testing/open-page.tsx';
// Imported up front, so that loading the page does not count toward the first test's timeout.
import './requests-page.tsx';

const PATH = '/dashboard/dev/requests';
const mina = () => aUser({ id: testId(2), name: 'Mina Park', username: null, is_dev: false });

function openRequests(path: string, rows: Parameters<typeof openPage>[1] = {}) {
  const defaults = { users: [ada(), mina()], hireRequests: [aHireRequest()], events: [anEvent()] };
  return openPage(path, { ...defaults, ...rows });
}

const card = (name = 'Landing page in a week') => screen.findByRole('article', { name });
const press = async (name: string, container = document.body) =>
  userEvent.click(await within(container).findByRole('button', { name }));

beforeEach(() => sessionStorage.clear());

describe('Hire Requests', () => {
  it('shows four tabs with counts, and the details on each card', async () => {
    openRequests(PATH, {
      hireRequests: [aHireRequest(), aHireRequest({ id: testId(402), status: 'accepted' })],
    });
    const request = within(await card());
    for (const text of ['Mina Park', '$400.00', '3-5 days', 'Jun 1, 2025', 'Pending', /bakery/]) {
      expect(request.getByText(text)).toBeTruthy();
    }
    const tabs = screen.getAllByRole('tab').map((tab) => tab.textContent);
    expect(tabs).toEqual(['Pending1', 'Accepted1', 'Completed0', 'Rejected0']);
    expect(document.title).toBe('Hire Requests · Bolt Showcase');
  });

  it.each([
    ['pending', ['Accept', 'Decline'], []],
    ['accepted', [], ['Deliver it', 'Message']],
    ['completed', [], ['View Details']],
    ['rejected', [], ['View Details']],
  ] as const)('shows on a %s card the buttons %j and links %j', async (status, buttons, links) => {
    const resolution = status === 'completed' ? 'approved' : null;
    openRequests(`${PATH}?status=${status}`, {
      hireRequests: [aHireRequest({ status, resolution })],
    });
    const request = within(await card());
    const names = (role: 'button' | 'link') =>
      request.queryAllByRole(role).map((element) => element.textContent);
    expect(names('button')).toEqual(buttons);
    expect(names('link')).toEqual(['Landing page in a week', ...links]);
  });

  it.each(['pending', 'accepted', 'completed', 'rejected'])(
    'shows an empty state without %s requests',
    async (status) => {
      openRequests(`${PATH}?status=${status}`, { hireRequests: [] });
      expect(await screen.findByText(`No ${status} requests found.`)).toBeTruthy();
    },
  );

  it('writes the selected tab to the URL', async () => {
    const { page } = openRequests(PATH);
    await userEvent.click(await screen.findByRole('tab', { name: /Rejected/ }));
    expect(page.state.location.search).toBe('?status=rejected');
  });

  it('accepts a request after confirmation', async () => {
    const { backend, notices } = openRequests(PATH);
    await press('Accept', await card());
    const question = await screen.findByRole('alertdialog', {
      name: 'Are you sure you want to accept this request?',
    });
    await press('Accept', question);
    await waitFor(() =>
      expect(screen.getByRole('tab', { name: /Accepted/ }).textContent).toBe('Accepted1'),
    );
    expect(backend.state.hireRequests[0]).toMatchObject({ status: 'accepted' });
    expect(notices[0]?.kind).toBe('success');
    expect(await screen.findByText('No pending requests found.')).toBeTruthy();
  });

  it('shows no count for a list that failed to load', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    const { backend } = openRequests(PATH);
    await card();
    expect(screen.getByRole('tab', { name: /Accepted/ }).textContent).toBe('Accepted0');
    backend.answerWith(({ url }) =>
      url.searchParams.get('status') === 'eq.accepted'
        ? new Response('{"message":"No"}', { status: 403 })
        : undefined,
    );
    await press('Accept', await card());
    await press('Accept', await screen.findByRole('alertdialog'));
    await waitFor(() =>
      expect(screen.getByRole('tab', { name: /Accepted/ }).textContent).toBe('Accepted'),
    );
    expect(screen.getByRole('tab', { name: /Pending/ }).textContent).toBe('Pending0');
  });

  it('declines a request only after confirmation', async () => {
    const { backend } = openRequests(PATH);
    await press('Decline', await card());
    const name = 'Are you sure you want to reject this request?';
    await press('Cancel', await screen.findByRole('alertdialog', { name }));
    expect(backend.state.hireRequests[0]?.status).toBe('pending');
    await press('Decline', await card());
    await press('Decline', await screen.findByRole('alertdialog', { name }));
    await waitFor(() => expect(backend.state.hireRequests[0]?.resolution).toBe('declined'));
  });

  it('shows the current state of a request that was changed elsewhere', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    const { backend } = openRequests(PATH);
    await press('Accept', await card());
    const withdrawn = { status: 'rejected', resolution: 'withdrawn', version: 2 } as const;
    Object.assign(backend.state.hireRequests[0] ?? {}, withdrawn);
    await press('Accept', await screen.findByRole('alertdialog'));
    expect(await screen.findByText(/It's now Rejected. Withdrawn by the client./)).toBeTruthy();
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(screen.getByRole('tab', { name: /Rejected/ }).textContent).toBe('Rejected1');
  });

  it('keeps the dialog open with an error when the backend is down', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    const { backend } = openRequests(PATH);
    await press('Accept', await card());
    backend.goDown();
    const question = await screen.findByRole('alertdialog');
    await press('Accept', question);
    expect(await within(question).findByText(/can't connect right now/)).toBeTruthy();
    backend.comeBack();
    await press('Accept', question);
    await waitFor(() => expect(backend.state.hireRequests[0]?.status).toBe('accepted'));
  });
});
