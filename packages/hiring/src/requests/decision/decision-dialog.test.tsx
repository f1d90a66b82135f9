import { aHireRequest, anOffer, rejection } from '@showcase/data/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import {
  confirm,
  findCard,
  findQuestion,
  ID,
  openRequests,
  press,
  queryQuestion,
  SIDES,
} from '../testing/open-requests.tsx';
// Imported up front, so that loading the form does not count toward the first test's timeout.
import './acceptance-dialog.tsx';

describe.each(SIDES)('a decision of a $side', ({ side }) => {
  it('is performed after confirmation, with a notice', async () => {
    const { backend, notices } = openRequests(side);
    await press('Decide', await findCard());
    const dialog = within(await findQuestion());
    expect(dialog.getByText('About Landing page in a week')).toBeTruthy();
    await confirm('Yes');
    expect(await screen.findByText('No pending requests found.')).toBeTruthy();
    expect(backend.calls('act_on_hire_request')).toMatchObject([
      { id: ID, action: side === 'client' ? 'cancel' : 'accept', expected_version: 1 },
    ]);
    expect(notices).toEqual([{ kind: 'success', text: 'Decided.' }]);
  });

  it('is not performed without confirmation', async () => {
    const { backend } = openRequests(side);
    await press('Decide', await findCard());
    await confirm('No');
    await waitFor(() => expect(queryQuestion()).toBeFalsy());
    expect(backend.calls('act_on_hire_request')).toEqual([]);
  });

  it('is performed once on a double click', async () => {
    const { backend } = openRequests(side);
    await press('Decide', await findCard());
    const dialog = within(await findQuestion());
    const yes = dialog.getByRole('button', { name: 'Yes' });
    act(() => {
      yes.click();
      yes.click();
    });
    expect(await screen.findByText('No pending requests found.')).toBeTruthy();
    expect(backend.calls('act_on_hire_request')).toHaveLength(1);
  });

  it('can be retried in the dialog when the backend is down', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    const { backend } = openRequests(side);
    await press('Decide', await findCard());
    backend.goDown();
    const dialog = await findQuestion();
    await press('Yes', dialog);
    expect(await within(dialog).findByText(/can't connect right now/)).toBeTruthy();
    backend.comeBack();
    await press('Yes', dialog);
    expect(await screen.findByText('No pending requests found.')).toBeTruthy();
  });

  it('is offered only while it can be made', async () => {
    openRequests(side, '?status=accepted', {
      hireRequests: [
        aHireRequest({ status: 'accepted', delivered_at: '2026-01-05T12:00:00.000Z', version: 3 }),
      ],
    });
    const card = within(await findCard());
    const names = card.queryAllByRole('button').map(({ textContent }) => textContent);
    expect(names).toEqual(side === 'client' ? ['Approve'] : []);
  });
});

describe('a decision about a request that was changed elsewhere', () => {
  it.each([
    [
      'client',
      { status: 'rejected', resolution: 'declined' },
      /It's now Rejected. Declined by the creator./,
    ],
    [
      'creator',
      { status: 'rejected', resolution: 'withdrawn' },
      /It's now Rejected. Withdrawn by the client./,
    ],
  ] as const)('shows a %s the current state', async (side, fields, text) => {
    vi.spyOn(console, 'error').mockReturnValue();
    const { backend } = openRequests(side);
    await press('Decide', await findCard());
    Object.assign(backend.state.hireRequests[0] ?? {}, { ...fields, version: 2 });
    const message = `This request is already ${fields.resolution}`;
    backend.rpc('act_on_hire_request', () => rejection(409, message));
    await confirm('Yes');
    expect(await screen.findByText(text)).toBeTruthy();
    expect(queryQuestion()).toBeFalsy();
    expect(screen.getByRole('tab', { name: /Rejected/ }).textContent).toBe('Rejected1');
  });

  it('shows a creator the offer that came first', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    const { backend } = openRequests('creator');
    await press('Decide', await findCard());
    const offer = anOffer({ side: 'client' });
    backend.state.offers.push(offer);
    Object.assign(backend.state.hireRequests[0] ?? {}, { open_offer_id: offer.id, version: 3 });
    const message = 'New terms were proposed in the meantime';
    backend.rpc('act_on_hire_request', () => rejection(409, message));
    await confirm('Yes');
    const text = /It's now Pending. Mina Park suggests changes.$/;
    expect(await screen.findByText(text)).toBeTruthy();
  });
});
