import { aHireRequest, anEvent, answerWithRequest, aUser, testId } from '@showcase/data/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { openPage } from '../testing/open-page.tsx';
// Imported up front, so that loading the page does not count toward the first test's timeout.
import './requests-page.tsx';

const PATH = '/dashboard/client/requests';
const ID = testId(401);
const MINA = testId(90);
const TITLE = 'Landing page in a week';
const delivered_at = '2026-01-05T12:00:00.000Z';

function openRequests(path: string, fields: Parameters<typeof aHireRequest>[0] = {}) {
  return openPage(path, {
    users: [aUser()],
    hireRequests: [aHireRequest({ client_id: MINA, ...fields })],
    events: [anEvent({ actor_id: MINA })],
  });
}

const openDelivered = () =>
  openRequests(`${PATH}?request=${ID}`, { status: 'accepted', delivered_at, version: 3 });

const press = async (name: string, container = document.body) =>
  userEvent.click(await within(container).findByRole('button', { name }));
const confirm = async (name: string) => press(name, await screen.findByRole('alertdialog'));
const expectFocus = (element: HTMLElement) =>
  waitFor(() => expect(element.matches(':focus')).toBe(true));
const getPanelTitle = () => screen.getByRole('heading', { name: TITLE });

describe('focus', () => {
  it('moves to the panel title after Approve', async () => {
    const { backend } = openDelivered();
    const approved = { status: 'completed', resolution: 'approved' } as const;
    answerWithRequest(backend, 'act_on_hire_request', approved, { action: 'approve' });
    await press('Approve');
    await confirm('Approve');
    await screen.findByText('You approved the work');
    await expectFocus(getPanelTitle());
  });

  it('moves to the panel title after asking to end, or back to the menu', async () => {
    const { backend } = openDelivered();
    const ending = { end_asked_by: 'client', end_asked_at: new Date().toISOString() } as const;
    answerWithRequest(backend, 'propose_end', ending, { action: 'ask_end' });
    const end = async (answer: string) => {
      await press('More actions');
      await userEvent.click(await screen.findByRole('menuitem', { name: 'Ask to end' }));
      const dialog = await screen.findByRole('dialog', { name: 'Ask to end this request' });
      const reason = within(dialog).getByRole('textbox', { name: /Reason/ });
      if (answer === 'Ask to end') await userEvent.type(reason, 'The shop closes.');
      await press(answer, dialog);
    };
    await end('Keep working');
    await expectFocus(screen.getByRole('button', { name: 'More actions' }));
    await end('Ask to end');
    await screen.findByRole('heading', { name: 'You asked to end this request' });
    await expectFocus(getPanelTitle());
  });

  it('moves to the panel title after asking for changes', async () => {
    const { backend } = openDelivered();
    const step = { action: 'ask_changes' } as const;
    answerWithRequest(backend, 'act_on_hire_request', { delivered_at: null }, step);
    await press('Request changes');
    await userEvent.type(await screen.findByRole('textbox', { name: /What should/ }), 'Bigger.');
    await press('Send feedback');
    await screen.findByText('You requested changes');
    await expectFocus(getPanelTitle());
  });

  it('moves to the card after leaving a review', async () => {
    const done = { status: 'completed', resolution: 'approved', delivered_at } as const;
    openRequests(`${PATH}?status=completed`, done);
    await press('Leave Review');
    await userEvent.click(await screen.findByRole('radio', { name: '4 stars' }));
    await userEvent.type(screen.getByRole('textbox', { name: /Comment/ }), 'Clear and quick.');
    await press('Publish review');
    await screen.findByText('Rated 4.0 out of 5');
    await expectFocus(screen.getByRole('link', { name: TITLE }));
  });
});
