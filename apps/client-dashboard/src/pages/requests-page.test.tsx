import {
  aHireRequest,
  anEvent,
  answerWithRequest,
  aProject,
  aReview,
  aUser,
  testId,
} from '@showcase/data/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { openPage } from '../testing/open-page.tsx';
// Imported up front, so that loading the page does not count toward the first test's timeout.
import './requests-page.tsx';

const PATH = '/dashboard/client/requests';
const ID = testId(401);
const MINA = testId(90);
const delivered_at = '2026-01-05T12:00:00.000Z';

const request = (fields: Parameters<typeof aHireRequest>[0] = {}) =>
  aHireRequest({ client_id: MINA, ...fields });
const delivered = () => request({ status: 'accepted', delivered_at, version: 3 });
const completed = () => request({ status: 'completed', resolution: 'approved', delivered_at });

function openRequests(
  path: string,
  row = request(),
  overrides: Parameters<typeof openPage>[1] = {},
) {
  return openPage(path, {
    users: [aUser()],
    hireRequests: [row],
    events: [anEvent({ actor_id: MINA })],
    ...overrides,
  });
}

const press = async (name: string, container = document.body) =>
  userEvent.click(await within(container).findByRole('button', { name }));

describe('My Hire Requests', () => {
  it.each([
    ['pending', ['Cancel'], ['Message']],
    ['accepted', [], ['Message']],
    ['completed', ['Leave Review'], []],
    ['rejected', [], ['View Details']],
  ] as const)('shows on a %s card the buttons %j and links %j', async (status, buttons, links) => {
    openRequests(`${PATH}?status=${status}`, request({ status }));
    const card = within(await screen.findByRole('article', { name: 'Landing page in a week' }));
    const names = (role: 'button' | 'link') =>
      card.queryAllByRole(role).map((element) => element.textContent);
    expect(names('button')).toEqual(buttons);
    expect(names('link')).toEqual(['Landing page in a week', ...links]);
    expect(card.getByText('Ada Stone')).toBeTruthy();
  });

  it('cancels a request after confirmation', async () => {
    const { backend, notices } = openRequests(PATH);
    const withdrawn = { status: 'rejected', resolution: 'withdrawn' } as const;
    answerWithRequest(backend, 'act_on_hire_request', withdrawn);
    await press('Cancel');
    const name = 'Are you sure you want to cancel this request?';
    await press('Cancel request', await screen.findByRole('alertdialog', { name }));
    expect(await screen.findByText('No pending requests found.')).toBeTruthy();
    expect(backend.calls('act_on_hire_request')).toEqual([
      { id: ID, action: 'cancel', expected_version: 1 },
    ]);
    expect(notices).toHaveLength(1);
  });
});

describe('a delivered request', () => {
  it('opens the panel from its card, with working links in the delivery', async () => {
    openRequests(`${PATH}?status=accepted`, delivered(), {
      events: [anEvent({ action: 'deliver', note: 'It is at https://pages.test/bakery.' })],
    });
    await userEvent.click(await screen.findByRole('link', { name: 'See the delivery' }));
    const panel = within(await screen.findByRole('dialog', { name: 'Landing page in a week' }));
    const link = await panel.findByRole('link', { name: /pages.test/ });
    expect(link.getAttribute('href')).toBe('https://pages.test/bakery');
    // Beside Message in the footer, which stays in view, and not below what was delivered.
    const message = panel.getByRole('link', { name: /Message/ });
    const approve = panel.getByRole('button', { name: 'Approve' });
    expect(message.compareDocumentPosition(approve)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it('is approved after confirmation', async () => {
    const { backend } = openRequests(`${PATH}?request=${ID}`, delivered());
    const approved = { status: 'completed', resolution: 'approved' } as const;
    answerWithRequest(backend, 'act_on_hire_request', approved, { action: 'approve' });
    await press('Approve');
    const name = 'Are you sure you want to approve this work?';
    await press('Approve', await screen.findByRole('alertdialog', { name }));
    expect(await screen.findByText('You approved the work')).toBeTruthy();
    expect(backend.calls('act_on_hire_request')).toEqual([
      { id: ID, action: 'approve', expected_version: 3 },
    ]);
  });

  it('is sent back with the requested changes', async () => {
    const { backend } = openRequests(`${PATH}?request=${ID}`, delivered());
    const step = { action: 'ask_changes', note: 'Bigger.' } as const;
    answerWithRequest(backend, 'act_on_hire_request', { delivered_at: null }, step);
    const unfold = await screen.findByRole('button', { name: 'Request changes', expanded: false });
    expect(screen.queryByRole('textbox')).toBeNull();
    await userEvent.click(unfold);
    const note = await screen.findByRole('textbox', { name: /What should change/ });
    expect(note.matches(':focus')).toBe(true);
    await press('Send feedback');
    expect(await screen.findByText('Write a note')).toBeTruthy();
    await userEvent.type(note, 'Bigger.');
    await press('Send feedback');
    expect(await screen.findByText('You requested changes')).toBeTruthy();
    expect(backend.calls('act_on_hire_request')).toEqual([
      { id: ID, action: 'ask_changes', note: 'Bigger.', expected_version: 3 },
    ]);
    expect(screen.getByText('Bigger.')).toBeTruthy();
  });

  it('opens with the changes that were typed and not sent', async () => {
    sessionStorage.setItem(`bolt-showcase-draft:changes:${MINA}:${ID}`, 'Bigger.');
    openRequests(`${PATH}?request=${ID}`, delivered());
    const note = await screen.findByRole('textbox', { name: /What should change/ });
    expect(note).toHaveProperty('value', 'Bigger.');
    expect(note.matches(':focus')).toBe(false);
  });
});

describe('the review', () => {
  it('requires a rating and a comment, and is saved once', async () => {
    const { backend } = openRequests(`${PATH}?status=completed`, completed(), {
      projects: [aProject()],
    });
    await press('Leave Review');
    await press('Publish review');
    expect(await screen.findByText('Choose a rating from 1 to 5')).toBeTruthy();
    expect(screen.getByText('Write a comment')).toBeTruthy();
    expect(screen.getByRole('radio', { name: '1 star' }).matches(':focus')).toBe(true);
    await userEvent.click(screen.getByRole('radio', { name: '4 stars' }));
    await userEvent.type(screen.getByRole('textbox', { name: /Comment/ }), 'Clear and quick.');
    await press('Publish review');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(backend.state.reviews).toMatchObject([
      { rating: 4, comment: 'Clear and quick.', hire_request_id: ID, project_id: null },
    ]);
    expect(await screen.findByText('Rated 4.0 out of 5')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Leave Review' })).toBeNull();
  });

  it('can be edited for 14 days, with the reply shown', async () => {
    const fresh = { user_id: MINA, hire_request_id: ID, created_at: new Date().toISOString() };
    const { backend } = openRequests(`${PATH}?request=${ID}`, completed(), {
      reviews: [aReview({ ...fresh, reply: 'Thank you!' })],
    });
    expect(await screen.findByText('Thank you!')).toBeTruthy();
    await press('Edit review');
    await userEvent.click(await screen.findByRole('radio', { name: '3 stars' }));
    await press('Save review');
    await waitFor(() => expect(backend.state.reviews[0]?.rating).toBe(3));
  });

  it('that an admin has hidden says why, and is not edited', async () => {
    const fresh = { user_id: MINA, hire_request_id: ID, created_at: new Date().toISOString() };
    openRequests(`${PATH}?request=${ID}`, completed(), {
      reviews: [aReview({ ...fresh, hidden_because: 'It is invented' })],
    });
    expect(await screen.findByText(/^An admin has hidden this review\./)).toBeTruthy();
    expect(screen.getByText('It is invented')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Edit review' })).toBeNull();
  });

  it('shows what another window saved, and what is typed here', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    const fresh = { user_id: MINA, hire_request_id: ID, created_at: new Date().toISOString() };
    const { backend } = openRequests(`${PATH}?request=${ID}`, completed(), {
      reviews: [aReview(fresh)],
    });
    await press('Edit review');
    const comment = await screen.findByRole('textbox', { name: /Comment/ });
    await userEvent.type(comment, ' And on time.');
    Object.assign(backend.state.reviews[0] ?? {}, { rating: 4, comment: 'Fine.' });
    await press('Save review');
    expect(
      await screen.findByText(/In another window, you saved 4 stars and “\u2068Fine\.\u2069”/),
    ).toBeTruthy();
    expect((comment as HTMLTextAreaElement).value).toBe('Clear, quick and kind. And on time.');
    expect(backend.state.reviews[0]?.comment).toBe('Fine.');
  });

  it('keeps the typed text when it cannot be saved', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    const { backend } = openRequests(`${PATH}?status=completed`, completed());
    await press('Leave Review');
    await userEvent.click(await screen.findByRole('radio', { name: '5 stars' }));
    await userEvent.type(screen.getByRole('textbox', { name: /Comment/ }), 'Lovely.');
    backend.goDown();
    await press('Publish review');
    expect(await screen.findByText(/can't connect right now/)).toBeTruthy();
    backend.comeBack();
    await press('Publish review');
    await waitFor(() => expect(backend.state.reviews).toHaveLength(1));
  });
});
