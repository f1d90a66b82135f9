import { aHireRequest, testId } from '@showcase/data/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { confirm, findCard, openRequests, press, SIDES } from '../testing/open-requests.tsx';

const rejectReadsOfAccepted = ({ url }: { url: URL }) =>
  url.searchParams.get('status') === 'accepted'
    ? new Response('{"message":"No"}', { status: 403 })
    : undefined;
const getTabs = () => screen.getAllByRole('tab').map((tab) => tab.textContent);

describe.each(SIDES)('the requests of a $side', ({ side, counterparty }) => {
  it('are in four tabs with counts, with the details on each card', async () => {
    openRequests(side, '', {
      hireRequests: [aHireRequest(), aHireRequest({ id: testId(402), status: 'accepted' })],
    });
    const card = within(await findCard());
    for (const text of [counterparty, '$400.00', '3-5 days', 'Jun 1, 2025', 'Pending', /bakery/]) {
      expect(card.getByText(text)).toBeTruthy();
    }
    expect(getTabs()).toEqual(['Pending1', 'Accepted1', 'Completed0', 'Rejected0']);
  });

  it('say what was bought', async () => {
    openRequests(side, '', { hireRequests: [aHireRequest({ included: ['Source code'] })] });
    const card = within(await findCard());
    expect(card.getByText('Purchase').nextElementSibling?.textContent).toBe('Source code');
  });

  it('have a strip with what is due today, which follows every change', async () => {
    openRequests(side, '', { hireRequests: [aHireRequest()] });
    const today = await screen.findByRole('region', { name: 'Today' });
    const count = side === 'client' ? '1 request awaiting a reply' : '1 request needs a reply';
    const facts = within(today).getAllByRole('listitem');
    expect(facts.map(({ textContent }) => textContent)).toContain(count);
    await press('Decide', await findCard());
    await confirm('Yes');
    const next = side === 'client' ? 'No open requests.' : '1 to deliver';
    await waitFor(() => expect(today.textContent).toContain(next));
  });

  it('show what can be done next after the hint about their state', async () => {
    openRequests(side, '?status=accepted', {
      hireRequests: [
        aHireRequest({
          status: 'accepted',
          delivered_at: '2026-01-05T12:00:00.000Z',
          review_until: '2026-01-19T12:00:00.000Z',
          version: 3,
        }),
      ],
    });
    const hint = within(await findCard()).getByText(/Delivered Jan 5, 2026/);
    expect(hint.textContent).toMatch(/on Jan 19, 2026\. Go to delivery$/);
  });

  it.each([
    ['pending', true],
    ['accepted', false],
    ['completed', false],
    ['rejected', false],
  ])('have an empty state for %s, with the hint and the next step: %s', async (status, hasHint) => {
    openRequests(side, `?status=${status}`, { hireRequests: [] });
    expect(await screen.findByText(`No ${status} requests found.`)).toBeTruthy();
    expect(screen.queryByText('They appear here.') !== null).toBe(hasHint);
    expect(screen.queryByRole('link', { name: 'Next step' }) !== null).toBe(hasHint);
  });

  it('write the selected tab to the URL', async () => {
    const { page } = openRequests(side);
    await userEvent.click(await screen.findByRole('tab', { name: /Rejected/ }));
    expect(page.state.location.search).toBe('?status=rejected');
  });

  it('update when the other side acts', async () => {
    const { backend } = openRequests(side);
    await findCard();
    await waitFor(() => expect(backend.realtime.joined()).toBe(1));
    const [row] = backend.state.hireRequests;
    Object.assign(row ?? {}, { status: 'accepted', version: 2 });
    for (const party of [row?.client_id, row?.creator_id])
      backend.realtime.announce(party ?? '', 'hire_request_changed');
    expect(await screen.findByText('No pending requests found.')).toBeTruthy();
    expect(getTabs().slice(0, 2)).toEqual(['Pending0', 'Accepted1']);
  });

  it('have no count if a list failed to load', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    const { backend } = openRequests(side);
    backend.answerWith(rejectReadsOfAccepted);
    await findCard();
    await waitFor(() => expect(getTabs().slice(0, 2)).toEqual(['Pending1', 'Accepted']));
  });

  it('have no count if a list that was loaded fails after an action', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    const { backend } = openRequests(side);
    await findCard();
    await waitFor(() => expect(getTabs()[1]).toBe('Accepted0'));
    backend.answerWith(rejectReadsOfAccepted);
    await press('Decide');
    await confirm('Yes');
    await waitFor(() => expect(getTabs().slice(0, 2)).toEqual(['Pending0', 'Accepted']));
  });

  it('are loaded again on Retry', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    const { backend } = openRequests(side, '?status=accepted');
    backend.answerWith(rejectReadsOfAccepted);
    expect(await screen.findByText("We couldn't load this list. Try again.")).toBeTruthy();
    backend.answerWith(() => undefined);
    await press('Retry');
    expect(await screen.findByText('No accepted requests found.')).toBeTruthy();
  });

  it('have no link to the messages of a deleted account', async () => {
    const deleted = side === 'client' ? { creator_id: null } : { client_id: null };
    openRequests(side, '', { hireRequests: [aHireRequest(deleted)] });
    const card = within(await findCard());
    expect(card.getByText(side === 'client' ? 'Former creator' : 'Former client')).toBeTruthy();
    expect(card.queryByRole('link', { name: 'Message' })).toBeNull();
    expect(card.getByRole('button', { name: 'Decide' })).toBeTruthy();
  });
});
