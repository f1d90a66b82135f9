import { addDays, toDay } from '@showcase/data/days';
import { aHireRequest, anEvent, answerWithRequest, aUser, testId } from '@showcase/data/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
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

  it('links to the services while no request is pending', async () => {
    openRequests(PATH, { hireRequests: [] });
    const link = await screen.findByRole('link', { name: 'My Services' });
    expect(link.getAttribute('href')).toBe('/dashboard/dev/services');
  });

  it('accepts a request after confirmation, with a due date', async () => {
    const { backend, notices } = openRequests(PATH);
    answerWithRequest(backend, 'act_on_hire_request', { status: 'accepted' });
    await press('Accept', await card());
    const question = await screen.findByRole('dialog', {
      name: 'Are you sure you want to accept this request?',
    });
    await press('Accept', question);
    await waitFor(() =>
      expect(screen.getByRole('tab', { name: /Accepted/ }).textContent).toBe('Accepted1'),
    );
    const due_on = addDays(toDay(new Date()), 5);
    expect(backend.calls('act_on_hire_request')).toEqual([
      { id: testId(401), action: 'accept', due_on, expected_version: 1 },
    ]);
    expect(notices[0]?.kind).toBe('success');
    expect(await screen.findByText('No pending requests found.')).toBeTruthy();
  });

  it('declines a request only after confirmation', async () => {
    const { backend } = openRequests(PATH);
    const declined = { status: 'rejected', resolution: 'declined' } as const;
    answerWithRequest(backend, 'act_on_hire_request', declined);
    await press('Decline', await card());
    const name = 'Are you sure you want to reject this request?';
    await press('Cancel', await screen.findByRole('alertdialog', { name }));
    expect(backend.calls('act_on_hire_request')).toEqual([]);
    await press('Decline', await card());
    await press('Decline', await screen.findByRole('alertdialog', { name }));
    expect(await screen.findByText('No pending requests found.')).toBeTruthy();
    expect(backend.calls('act_on_hire_request')).toEqual([
      { id: testId(401), action: 'decline', expected_version: 1 },
    ]);
  });
});
